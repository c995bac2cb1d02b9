const EXPONENT_0 = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const EXPONENT_3 = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')
const EXPONENT_4 = 'CLF UYW'.split(' ')
const EXPONENTS = new Map<string, number>([
  ...EXPONENT_0.map((code) => [code, 0] as const),
  ...EXPONENT_3.map((code) => [code, 3] as const),
  ...EXPONENT_4.map((code) => [code, 4] as const),
])

/**
 * How many decimal places a currency has by ISO 4217: 0 for JPY, 3 for KWD, 2 for all others. `Intl` is not asked: it
 * has 0 for HUF, IDR, COP, PKR and others in which prices here have 2.
 */
export function currencyExponent(currency: string): number {
  return EXPONENTS.get(currency) ?? 2
}
