/** A hue that stays with a name, in steps of 30 degrees. */
export function nameHue(name: string): number {
  let sum = 0
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 997
  return (sum % 12) * 30
}
