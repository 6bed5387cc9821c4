interface RowButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

/** Lies on a part of the row in the stage, and leads to what changes that part. */
export function RowButton({ label, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="row-button"
      onClick={onPress}
    />
  );
}
