/** Countries in which tax depends on the place within them. */
const BY_PLACE = ['CA', 'US']

/** Whether the tax of a country depends on the postal code. */
export const needsPostalCode = (country: string | null): boolean =>
  country !== null && BY_PLACE.includes(country)
