import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const file = join(import.meta.dirname, '../../../../../../shared/data/stripe-fixtures.json')
const fixtures = z.object({ resources: z.record(z.string(), z.record(z.string(), z.unknown())) })

/** Whether Stripe's own example objects are available next to this repository. */
export const has_stripe_examples = existsSync(file)

const resources = has_stripe_examples ? fixtures.parse(JSON.parse(readFileSync(file, 'utf8'))).resources : {}

/** Stripe's own example of an object, or the little of it that any object has. */
export function exampleOf(object: string): Record<string, unknown> {
  return { object, metadata: {}, livemode: false, ...resources[object] }
}
