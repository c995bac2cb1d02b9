import './events.ts'

export { createProducts } from './commands/create-products.ts'
export { latestSales, salesByHour } from './repository/sales-by-hour.ts'
export { findProductCovers, findProductTitles } from './repository/product-names.ts'
