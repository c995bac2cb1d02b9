import type { InputFor } from '@foyer/contract/client'
import { aServer } from '../harness.ts'
import type { TestApp } from './apps.ts'

type TaxInput = InputFor<'commerce.setTaxSettings'>

/** Lets an app tax by its own table, as its owner does: a German seller of prices that contain the tax, with OSS. */
export async function setTax(app: TestApp, input: Partial<TaxInput> = {}): Promise<void> {
  const api = await aServer()
  await api.as({ ...app.owner, slug: app.slug }).call('commerce.setTaxSettings', {
    mode: 'rates',
    is_inclusive: true,
    home_country: 'DE',
    has_oss: true,
    has_reverse_charge: true,
    registrations: [],
    own_rates: [],
    ...input,
  })
}
