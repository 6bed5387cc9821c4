import type { Picture } from '@fucina/skin-model';
import { useEffect, useRef } from 'react';

interface PixelPictureProps {
  readonly picture: Picture;
  readonly label: string;
  readonly className?: string;
}

/** A picture that was drawn here, pixel by pixel. */
export function PixelPicture({ picture, label, className }: PixelPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.putImageData(new ImageData(picture.data, picture.width, picture.height), 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={picture.width}
      height={picture.height}
      className={className}
    />
  );
}
