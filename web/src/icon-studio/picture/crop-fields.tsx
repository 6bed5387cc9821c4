import {
  centeredFrame,
  type Frame,
  moveFrame,
  resizeFrame,
  type Scaling,
  wholeFrame,
} from '@fucina/server-icon';
import { FlipHorizontal2, RotateCcwSquare, RotateCwSquare } from 'lucide';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { OpenPicture, PictureControls } from './use-picture.ts';

interface CropFieldsProps {
  readonly picture: OpenPicture;
  readonly controls: PictureControls;
  readonly step: number;
  /** What was chosen for the icon that is shown. */
  readonly scaling: Scaling | undefined;
}

const METHODS = ['auto', 'nearest', 'area', 'sharp'] as const;

/** What can be done to the frame and the picture without dragging. */
export function CropFields({ picture, controls, step, scaling }: CropFieldsProps) {
  const { t } = useWords();
  const { facts, frame, method } = picture;
  const { setFrame, setMethod } = controls;
  const whole = wholeFrame(facts);
  const end = whole.size - frame.size;

  const sizes = { min: 1, max: whole.size };

  function numberField(name: 'x' | 'y', place: number) {
    const to = (value: number) => moveFrame(frame, { ...frame, [name]: value }, facts);
    const range = { min: whole[name], max: whole[name] + end };
    return (
      <Field label={t(`icon.crop.${name}`)}>
        <NumberInput
          value={place}
          {...range}
          refusal={t('ui.number_range', range)}
          onValueChange={(value) => setFrame(to(value))}
        />
      </Field>
    );
  }

  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <FrameButton name="fill" frame={centeredFrame(facts, step)} onPress={setFrame} />
        <FrameButton name="fit" frame={whole} onPress={setFrame} />
        <FrameButton name="trim" frame={facts.trimmed} onPress={setFrame} />
        <TurnButtons picture={picture} onTurn={controls.setOrientation} />
      </div>
      <div className="crop-numbers">
        {numberField('x', frame.x)}
        {numberField('y', frame.y)}
        <Field label={t('icon.crop.size')}>
          <NumberInput
            value={frame.size}
            {...sizes}
            refusal={t('ui.number_range', sizes)}
            onValueChange={(size) => setFrame(resizeFrame(frame, size, facts))}
          />
        </Field>
      </div>
      <Field label={t('icon.scale.label')} hint={scaling && <ScalingHint scaling={scaling} />}>
        <Select
          choices={METHODS.map((value) => ({ value, label: t(`icon.scale.${value}`) }))}
          value={method ?? 'auto'}
          onValueChange={(value) => setMethod(value === 'auto' ? undefined : value)}
        />
      </Field>
    </div>
  );
}

interface FrameButtonProps {
  readonly name: 'fill' | 'fit' | 'trim';
  /** Undefined for a picture without any pixel to frame. */
  readonly frame: Frame | undefined;
  readonly onPress: (frame: Frame) => void;
}

function FrameButton({ name, frame, onPress }: FrameButtonProps) {
  const { t } = useWords();
  return (
    <Button size="small" disabled={frame === undefined} onClick={() => frame && onPress(frame)}>
      {t(`icon.crop.${name}`)}
    </Button>
  );
}

function TurnButtons({
  picture,
  onTurn,
}: Pick<CropFieldsProps, 'picture'> & { readonly onTurn: PictureControls['setOrientation'] }) {
  const { t } = useWords();
  const { turns, isMirrored } = picture.orientation;
  const turned = (by: number) => onTurn({ turns: (turns + by + 4) % 4, isMirrored });
  return (
    <span className="flex gap-1">
      <IconButton
        size="small-icon"
        label={t('icon.crop.turn_left')}
        icon={RotateCcwSquare}
        onClick={() => turned(-1)}
      />
      <IconButton
        size="small-icon"
        label={t('icon.crop.turn_right')}
        icon={RotateCwSquare}
        onClick={() => turned(1)}
      />
      <IconButton
        size="small-icon"
        label={t('icon.crop.mirror')}
        icon={FlipHorizontal2}
        // The picture is mirrored before it is turned: what is seen mirrored was turned the other way.
        onClick={() => onTurn({ turns: (4 - turns) % 4, isMirrored: !isMirrored })}
      />
    </span>
  );
}

function ScalingHint({ scaling }: { readonly scaling: Scaling }) {
  const { t } = useWords();
  if (scaling.isEnlarged) return t('icon.scale.too_small');
  return t(`icon.scale.is_${scaling.method}`);
}
