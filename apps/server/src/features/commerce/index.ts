import './events.ts'

export { createProducts } from './commands/create-products.ts'
export { latestSales, salesByHour } from './repository/sales-by-hour.ts'
export { productCovers, productTitles } from './repository/products.ts'
