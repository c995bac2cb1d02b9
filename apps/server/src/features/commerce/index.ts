import './events.ts'

export { createCoupons } from './commands/save-coupon.ts'
export { createProducts } from './commands/create-products.ts'
export { latestSales, salesByHour } from './repository/sales-by-hour.ts'
export {
  findLowestPrices,
  findProductCovers,
  findProductTitles,
  type LowestPrice,
} from './repository/product-names.ts'
