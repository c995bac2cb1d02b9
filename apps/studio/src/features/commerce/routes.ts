import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../../platform/routes.ts'
import {
  parseChoiceParam,
  removeEmpty,
  parseTextParam,
  type RawSearch,
} from '../../platform/search-params.ts'
import { loadTexts } from '../../platform/texts.tsx'
import { parseOrderSearch } from './orders/order-search.ts'
import { PRODUCT_SORTS, PRODUCT_STATES } from './product-list.ts'

const productsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'products',
  validateSearch: (raw: RawSearch) =>
    removeEmpty({
      term: parseTextParam(raw['term']),
      state: parseChoiceParam(raw['state'], PRODUCT_STATES),
      sort: parseChoiceParam(raw['sort'], PRODUCT_SORTS),
    }),
  loader: () => loadTexts('studio_products'),
  component: lazyRouteComponent(() => import('./screens/products-screen.tsx'), 'ProductsScreen'),
})

const newProductRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'products/new',
  validateSearch: (raw: RawSearch) => removeEmpty({ page: parseTextParam(raw['page']) }),
  loader: () => loadTexts('studio_products', 'checkout', 'pages', 'blocks', 'editor'),
  component: lazyRouteComponent(() => import('./screens/product-screen.tsx'), 'NewProductScreen'),
})

const productRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'products/$product_id',
  loader: () => loadTexts('studio_products', 'checkout', 'pages', 'blocks', 'editor'),
  component: lazyRouteComponent(() => import('./screens/product-screen.tsx'), 'ProductScreen'),
})

const ordersRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'products/orders',
  validateSearch: parseOrderSearch,
  loader: () => loadTexts('studio_orders', 'studio_reconciliation'),
  component: lazyRouteComponent(() => import('./screens/orders-screen.tsx'), 'OrdersScreen'),
})

const orderRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'products/orders/$order_id',
  validateSearch: parseOrderSearch,
  loader: () => loadTexts('studio_orders', 'studio_products'),
  component: lazyRouteComponent(() => import('./screens/order-screen.tsx'), 'OrderScreen'),
})

const paymentCheckRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'products/payment-check',
  validateSearch: (raw: RawSearch) =>
    removeEmpty({ state: parseChoiceParam(raw['state'], ['closed'] as const) }),
  loader: () => loadTexts('studio_reconciliation', 'studio_orders'),
  component: lazyRouteComponent(() => import('./screens/payment-check-screen.tsx'), 'PaymentCheckScreen'),
})

const couponsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'products/coupons',
  validateSearch: (raw: RawSearch) =>
    removeEmpty({
      term: parseTextParam(raw['term']),
      state: parseChoiceParam(raw['state'], ['archived'] as const),
    }),
  loader: () => loadTexts('studio_coupons', 'checkout'),
  component: lazyRouteComponent(() => import('./screens/coupons-screen.tsx'), 'CouponsScreen'),
})

const newCouponRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'products/coupons/new',
  loader: () => loadTexts('studio_coupons', 'studio_products', 'checkout'),
  component: lazyRouteComponent(() => import('./screens/coupon-screen.tsx'), 'NewCouponScreen'),
})

const couponRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'products/coupons/$coupon_id',
  loader: () => loadTexts('studio_coupons', 'studio_products', 'checkout'),
  component: lazyRouteComponent(() => import('./screens/coupon-screen.tsx'), 'CouponScreen'),
})

const withdrawalsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'products/withdrawals',
  validateSearch: (raw: RawSearch) =>
    removeEmpty({ view: parseChoiceParam(raw['view'], ['waiting'] as const) }),
  loader: () => loadTexts('studio_orders'),
  component: lazyRouteComponent(() => import('./screens/withdrawals-screen.tsx'), 'WithdrawalsScreen'),
})

const paymentsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'settings/payments',
  loader: () => loadTexts('studio_products', 'studio_apps'),
  component: lazyRouteComponent(() => import('./screens/payments-screen.tsx'), 'PaymentsScreen'),
})

const appStoreRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'settings/app-store',
  loader: () => loadTexts('studio_products', 'studio_apps', 'studio_sign_in'),
  component: lazyRouteComponent(() => import('./screens/app-store-screen.tsx'), 'AppStoreScreen'),
})

const googlePlayRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'settings/google-play',
  loader: () => loadTexts('studio_products', 'studio_apps', 'studio_sign_in'),
  component: lazyRouteComponent(() => import('./screens/google-play-screen.tsx'), 'GooglePlayScreen'),
})

const invoiceSettingsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'settings/invoices',
  loader: () => loadTexts('studio_invoices', 'studio_apps'),
  component: lazyRouteComponent(
    () => import('./screens/invoice-settings-screen.tsx'),
    'InvoiceSettingsScreen',
  ),
})

/** Products, payment settings and the App Store. */
export const commerceRoutes = [
  productsRoute,
  newProductRoute,
  productRoute,
  ordersRoute,
  orderRoute,
  paymentCheckRoute,
  couponsRoute,
  newCouponRoute,
  couponRoute,
  withdrawalsRoute,
  paymentsRoute,
  appStoreRoute,
  googlePlayRoute,
  invoiceSettingsRoute,
] as const
