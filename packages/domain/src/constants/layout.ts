/** Width of the page builder's preview, in pixels (spec section 9). */
export const PREVIEW_WIDTH_PX = 375

/** Heights of blocks by size, in pixels (spec section 9). */
export const BLOCK_SIZES = { small: 100, medium: 180, large: 250 } as const
/** Size in pixels of a block that names none (spec section 9). */
export const BLOCK_SIZE_DEFAULT = 100
/** Base height of a block, in pixels (spec section 9). */
export const BASE_BLOCK_HEIGHT_PX = 200

/** Width in pixels that images are designed for (spec section 9). */
export const IMAGE_BASE_WIDTH_PX = 375

/**
 * Corner radius that others are scaled from, in pixels (spec section 9).
 * @spec
 */
export const BASE_BORDER_RADIUS_PX = 12

/**
 * Pixels in one rem (spec section 9).
 * @spec
 */
export const PIXELS_PER_REM = 16

/**
 * Corner radii of inputs and elements for each look, in pixels (spec section 9). The sheet of the member app has them.
 * @internal
 */
export const LOOK_RADII = {
  rounded: { input: 24, element: 16 },
  square: { input: 3, element: 3 },
  default: { input: 12, element: 6 },
} as const

/** Widths in pixels at which the layout changes (spec section 9). */
export const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200 } as const
