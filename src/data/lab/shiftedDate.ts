/** The device's Date as it is while its clock is off by what `offset` says, in milliseconds. */
export function shiftedDate(real: DateConstructor, offset: () => number): DateConstructor {
  const now = () => real.now() + offset();
  return new Proxy(real, {
    construct: (target, input: readonly unknown[]) =>
      input.length === 0 ? new target(now()) : Reflect.construct(target, [...input]),
    apply: () => new real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
