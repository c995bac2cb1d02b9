import { BLOCK_SIZE_DEFAULT, BLOCK_SIZES } from '@foyer/domain/constants'

/** The pixels of a block's size; empty is the default size (spec section 9). */
export function blockPixels(size: keyof typeof BLOCK_SIZES | ''): number {
  return size === '' ? BLOCK_SIZE_DEFAULT : BLOCK_SIZES[size]
}
