import { IMAGE_BASE_WIDTH_PX } from '@foyer/domain/constants'

/** The width of a picture that fills a page, at two pixels for each of the base width (spec section 9). */
export const IMAGE_WIDTH = 2 * IMAGE_BASE_WIDTH_PX
