/**
 * Advances of the default font's bitmaps (ascii, accented, nonlatin_european; Java 1.21.8, measured from the
 * textures), in GUI pixels, including the pixel of space after the glyph.
 * Each line lists code points in base 36, as the distance from the end of the previous entry; `+n` means that
 * the next n code points have the same advance.
 */
export const ADVANCES: readonly (readonly [advance: number, codePoints: string])[] = [
  [0, '6bw'],
  [
    2,
    'x 6 5 2 c+1 1a j 11 5 h 3e 3z 3 6w h d 4l 9 5r a5 i 4 6 3c2 b r 5 17h ci as y p8 20o c 14gs 1lo',
  ],
  [
    3,
    '2o c 20 1k+1 1u b 2 8d 4 56 3s a bk+2 2 f 3r 3co a 1ao h 4h 6y 1y 4h+2 8 g 3 20+1 f+1 qnn gju',
  ],
  [
    4,
    'w 2 6+2 v i 2 n 7 2 17 5 c j+3 v+1 1n+1 3 2 e 2 z 4 o n+1 3 h 2 k e+1 23 p 1g 2 t+1 7l h w 1o+1 28 2x 4c 2 2w g a g+2 26h+1 14c 5+1 4 b 2 3 4 4 3 3 3 6+1 1g4+1 a 2 2 1a 2 2 2 12 4 19+2 2u 1y 2j+2 6 1j+1 14+1 2 i 3+1 14+2 5 9+2 bd 4h 8e+1 3 dc e 2i 15 4+1 160h m',
  ],
  [
    5,
    '1o 2 14 5 1r 6 2+1 7 32+1 3+1 6 4+1 a z 1g 28 x+1 17 15 d 1e 7w 3d 7 p 9 1l 1b 1f 1x m l r 28 y 263 14h+1 5+1 2+2 6 2+2 4 f 9+1 2+1 6 e b 1am 4d d+1 4 2 2 2v+1 2o 1l+1 49 6+2 1w+2 l 3 k 12 4+5 6+1 2+7 ag 80 h7 1v pl8 gkg',
  ],
  [
    6,
    'z+3 5 2 2+a 4 2 2+7 2+g 2 2+1 2+4 2+1 2 3+6 2+5 14+1 2 2 5 3 2 4 a+6 2+4 6+k 2+4 5+u 4+j d 2+2 3 2 2 2 4+5 2+7 3+e 2 2 2+m 4+1 3 5+5 2 2 4 3+1 2+1 6+5 4 3+1 3+a 3 b+1 3+g 5+2 2+6 4+1 2+4 3+b 3+e 2+4 2+h 4 3+2 2+4 3+1 a+5 3+1 2+1 2 3+6 4 3+3 3+1 3+2 2+7 2 5+5 2+9 2+1 2 2+1 a+1 65 6+8 2+7 2+6 2+3 2+8 3+7 2+4 3+2 e 11+1 2+2 3 4+7 2 2+c 2 2 5+1 2+3 3+4 2+d 4+1 2+2 3+1 3 5+2 j+1 r+3 2+1 4+1 2+2 2 2 9+7 7+3 7+1 4+1 3+1 4+3 3+5 2+p 5+5 c+1 3+3 7+5 i+1 3+3 3 3+3 2 2+6 2+4 2+3 9+3 3 3+1 2 3+3 2 2 2+6 3+1 4+1 4 5 1b i+1 2+1 3+1 2+4 3+9 da 1qw 3+1 4+1 3 5+1 2+6 2+3 2+3 3 6 3+9 2+j 2 2+8 3+2 yq p q 3y+3 7 3+1 6+2 2+2 2 2 4+1 2 2 2 3+1 7+2 4+2 3 2+3 2 5+5 4+2 16w 4+1 2 3+1 2 2 9 2+2 4+2 24 7+2 9 4 4+4 8 4 2 2u+u 2+b 5 2 2 2 2 2 2 2+18 2 2 2 2+10 2+2 4+15 5+d b+3 b+7 3 2 2+4 2+1 9+5 b+7 b+3 b+5 b+7 p+5 3+3 5+7 9+7 p+4 2+3 3 6+2 2+1 5 k+9 j 10+1 s 2r+2 2+1 9 2 2 3+1 2+1 3 3 37 f 3 7 1y 2 33+2 4+1 2+1 5+2 6 e+2 2 3 6+1 17 4+1 t+5 r 2+1 3 j+2 6 7g 13+1 2+1 7c e 8 c 1d 6 6 1r+1 h+1 9+1 9+1 4 2t+7 2+1 8 u+7 3 5 1e 4 5a 39 at ll 7 2 f+1 3l 3+2 2+6 3+c 2+7 6r m a j cn 7n n6l+1 3+1 5+1 2+2 3+1 41+1 9+1 d+1 r 6+1 o 7 k l 6+1 k p8+1 fqo 4 12 3+1 2 j 6 2 2 ql th+8 2+g',
  ],
  [
    7,
    '1s 1q 19 b 5 l 1s+1 m q 1r 4+1 2+2 8 2 a f 7 1d+1 2g 6 4+6 9+1 9 i+1 8 9 2 a b 5 e 7p h 1i+1 9 i 4 a l+2 7 8+1 7+1 h+3 j+3 5 5 3 4 2 2+3 3+1 9+1 2+2 e+1 3+1 3+1 17+1 c+1 7+1 l+5 3+3 4+1 5+1 3 5 2 8 n+1 2 4 3 5 2 2 8 6 3+1 277 4 1u 15e s 1b6 2 3+1 6+6 2 2 2 9u 4 6 1f 6+1 4b+1 1k x 3 k 2g 8+2 d 3+1 4h 46 11 3 17 p+1 av+1 5 cn+1 9+1 77 28 4 1g 109 4c+1 4 8+1 e nz7+1 7+3 3 4+1 4 42 30 j u gfw 1der 12m',
  ],
  [
    8,
    '4k 5 5 e+2 29 n z 1k 9 m+4 b+1 4 l 2g k f a+1 b 3 q i u 3+1 4 5z 2+1 3 2+1 1m 5 1g 7 d e 4 3 3 w b 2j 8+3 2 r s c+1 3e 4 272+1 3+2 3 3+1 2 3 8 5 5 l 16u 2 8 9 1a1+1 2+5 9y+9 5+9 9 1t 2 z+7 l+1 z+7 23+2 2+1 1b a b 7 6+1 2l 3+1 7 2+1 3 4 2k 1u+1 1i 2 1e 1o 5 m+1 2 1i 4s 2 m 2+1 5 5p+1 5 8+1 9h 5+1 5+1 5+1 1a 1p 1g+4 2 c c r 1c+1 k+5 b+1 2+1 3 29 q 7 5 1i w h0 aw 8 42+1 3b f o8n gk8 zh 1cev ct ll 55',
  ],
  [
    9,
    'b9 2p 4w 2 ap 31 g+1 2j+1 5+3 9+3 9+3 4t3 b2+1 5+1 9+1 f+1 5+1 b 2 c+1 g 6 9+1 5 q+1 5+1 9+1 5+1 9+1 5 c+1 d+3 v+2 c+3 p t 12 5n 1a+1 2+4 4+3 17 b 1n 3 2 mk c 8 8 g 8 8 k 2+2 4+2 4+2 4+8 k 4 4 8 2+1 31+1 1o 3v 7 p86 h 4j 2 2 gjq 1czr t 1b 25 2e 8o 4w',
  ],
  [
    10,
    '5i w 30+1 35+4 2+2 m+1 e+2 9+1 1n+1 1p 19+2 4 8a 75+1 1v+1 h+1 4pj i 2f bj+3 d+3 d+3 c h+3 e 2 d+3 2 r+3 d+3 d+3 2 48 2o+1 7 2v z p 6 lk+j 1v+1g 86+2 a 2 g+1 35 p9g 4u+6 2 2 i+1 t0 fq9 2 d+4',
  ],
];
