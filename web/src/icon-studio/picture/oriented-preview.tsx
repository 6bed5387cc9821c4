import { type CSSProperties, useEffect, useRef } from 'react';
import type { OpenPicture } from './use-picture.ts';

interface OrientedPreviewProps {
  readonly picture: Pick<OpenPicture, 'preview' | 'orientation'>;
  readonly className: string;
  readonly style: CSSProperties;
}

/** Larger pictures are shown smoothed, as photos are; smaller ones with their pixels. */
const SMOOTH_FROM = 256;

/** The opened picture, turned and mirrored as it was chosen. */
export function OrientedPreview({ picture, className, style }: OrientedPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { preview } = picture;
  const { turns, isMirrored } = picture.orientation;
  const isUpright = turns % 2 === 0;
  const width = isUpright ? preview.width : preview.height;
  const height = isUpright ? preview.height : preview.width;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.translate(width / 2, height / 2);
    context.rotate((turns * Math.PI) / 2);
    if (isMirrored) context.scale(-1, 1);
    context.drawImage(preview, -preview.width / 2, -preview.height / 2);
  }, [preview, turns, isMirrored, width, height]);

  const isPixelated = Math.max(width, height) < SMOOTH_FROM;
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={width}
      height={height}
      className={className}
      style={{ ...style, imageRendering: isPixelated ? 'pixelated' : 'auto' }}
    />
  );
}
