import './contributions.ts'
import './events.ts'
import './jobs.ts'
import './store-jobs.ts'
import './subscribers.ts'
import { keepAfterPurge } from '../apps/index.ts'

keepAfterPurge('orders', 'order_lines', 'payments', 'payment_lines', 'payment_references')

export { countRenewing } from './repository/subscriptions.ts'
export { createProducts, type NewProducts } from './commands/create-products.ts'
export { findAppSubscription } from './contributions.ts'
export { APP_STORE_ADDRESS, appStoreAddressPort } from './stores/app-store/address.ts'
export { stripeAddressPort } from './providers/stripe/client.ts'
export { salesBetween } from './repository/payments.ts'
export { latestSales, salesByHour } from './repository/sales-by-hour.ts'
export { productsNamed } from './repository/products-named.ts'
export { existingProductIds, productCovers, productTitles, type ProductRow } from './repository/products.ts'
export { usesStripe } from './uses-stripe.ts'
