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

/** Keeps the last value, as long as what it is made of is the same: selectors must return the same object. */
export function createMemory<Value>(): (of: readonly unknown[], make: () => Value) => Value {
  let last: { readonly of: readonly unknown[]; readonly value: Value } | undefined;
  return (of, make) => {
    if (last === undefined || of.some((part, index) => part !== last?.of[index])) {
      last = { of, value: make() };
    }
    return last.value;
  };
}
