import { sql, type Kysely } from 'kysely'

/** Prices in Indonesian rupiah and Colombian pesos have more digits than an integer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = {
    order_lines: ['amount', 'discount', 'total'],
    orders: ['subtotal', 'discount', 'final_amount'],
    payment_lines: ['amount'],
    payments: ['amount'],
    product_versions: ['amount'],
    sandbox_charges: ['amount', 'refunded_amount'],
    sandbox_intents: ['amount', 'recurring_amount'],
    subscriptions: ['amount'],
  }
  for (const [table, names] of Object.entries(columns)) {
    const changes = names.map((name) => sql`alter column ${sql.ref(name)} type numeric(15, 0)`)
    await sql`alter table ${sql.ref(table)} ${sql.join(changes)}`.execute(db)
  }
}
