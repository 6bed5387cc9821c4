import { DRAWN_OUTFITS, type SkinOutfit } from '@fucina/skin-model';
import {
  both,
  cap,
  capeFile,
  legacyFile,
  opaqueLegacyFile,
  skinFile,
  veil,
  visor,
} from './skin-files.ts';

export interface SamplePlayer {
  readonly name: string;
  /** Without dashes, as Mojang writes it. */
  readonly id: string;
  /** What the sample shows. */
  readonly about: string;
  readonly skin?: { readonly file: Uint8Array; readonly isSlim?: boolean };
  readonly cape?: Uint8Array;
}

const SMITH: SkinOutfit = {
  skin: '#d8a27c',
  hair: '#3a2a22',
  eyes: '#3b5d8a',
  shirt: '#8a3f2c',
  trousers: '#4a443f',
  shoes: '#26211f',
};
const SPARK: SkinOutfit = {
  skin: '#f1cfae',
  hair: '#e43a96',
  eyes: '#7a2a5c',
  shirt: '#fbe108',
  trousers: '#5a3f7a',
  shoes: '#2f2440',
};
const GUARD: SkinOutfit = {
  skin: '#b9855e',
  hair: '#5b5f66',
  eyes: '#2c3138',
  shirt: '#6f7782',
  trousers: '#464c55',
  shoes: '#2b2f36',
};

/** All players of the fake Mojang API; their skins are drawn in code. */
export const SAMPLE_PLAYERS: readonly SamplePlayer[] = [
  {
    name: 'Fabbro',
    id: 'f0c1a000000040008000000000000001',
    about: 'wide arms, a cap, a cape',
    skin: { file: skinFile(SMITH, 'wide', cap('#2b2725')) },
    cape: capeFile(['#f7774f', '#3a2a22', '#fbe108']),
  },
  {
    name: 'Scintilla',
    id: 'f0c1a000000040008000000000000002',
    about: 'slim arms',
    skin: { file: skinFile(SPARK, 'slim', cap('#b4125f')), isSlim: true },
  },
  {
    name: 'Antico',
    id: 'f0c1a000000040008000000000000003',
    about: 'a skin of 64x32, as they were until 2014',
    skin: { file: legacyFile(DRAWN_OUTFITS.kai, cap('#7a5a3c')) },
  },
  {
    name: 'Opaco',
    id: 'f0c1a000000040008000000000000004',
    about: 'a skin of 64x32 saved without transparency',
    skin: { file: opaqueLegacyFile(DRAWN_OUTFITS.efe) },
  },
  {
    name: 'Vetro',
    id: 'f0c1a000000040008000000000000005',
    about: 'a visor and sleeves that one can see through',
    skin: {
      file: skinFile(
        GUARD,
        'wide',
        both(visor('#4fd5ff', 140), veil(['rightArm', 'leftArm'], '#4fd5ff', 90, 'wide')),
      ),
    },
  },
  {
    name: 'Senza_Skin',
    id: 'f0c1a000000040008000000000000006',
    about: 'no skin: the game chooses one',
  },
  {
    name: 'Mantello',
    id: 'f0c1a000000040008000000000000007',
    about: 'slim arms and a cape',
    skin: { file: skinFile(DRAWN_OUTFITS.zuri, 'slim'), isSlim: true },
    cape: capeFile(['#2f9d9d', '#16324a', '#f3f0ec']),
  },
  {
    name: 'Fantasma',
    id: 'f0c1a000000040008000000000000008',
    about: 'a veil over the whole figure',
    skin: {
      file: skinFile(
        DRAWN_OUTFITS.sunny,
        'wide',
        veil(['body', 'rightArm', 'leftArm', 'rightLeg', 'leftLeg'], '#ffffff', 120, 'wide'),
      ),
    },
  },
  {
    name: 'Notch',
    id: '069a79f444e94726a5befca90e38aaf5',
    about: 'a well-known name, in a skin of ours',
    skin: { file: legacyFile(DRAWN_OUTFITS.steve) },
  },
  {
    name: 'jeb_',
    id: '853c80ef3c3749fdaa49938b674adae6',
    about: 'another one',
    skin: { file: skinFile(DRAWN_OUTFITS.makena, 'wide', visor('#1e1614', 255)) },
  },
  {
    name: 'Dinnerbone',
    id: '61699b2ed3274a019f1e0ea8c3f06bc6',
    about: 'and a third',
    skin: { file: skinFile(DRAWN_OUTFITS.ari, 'slim', cap('#d8a13a')), isSlim: true },
  },
];
