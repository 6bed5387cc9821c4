/** A function that makes each value once, as long as what it is made of exists: selectors must return the same object. */
export function remember<Of extends object, Value extends NonNullable<unknown>>(
  make: (of: Of) => Value,
): (of: Of) => Value {
  const known = new WeakMap<Of, Value>();
  return (of) => {
    const value = known.get(of) ?? make(of);
    known.set(of, value);
    return value;
  };
}
