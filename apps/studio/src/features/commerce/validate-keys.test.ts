import { expect, it } from 'vitest'
import { t } from '../../platform/testing/texts.ts'
import { validateKeys } from './validate-keys.ts'

const none = { publishable_key: '', secret_key: '', webhook_secret: '' }

it.each([
  ['nothing at all', none, false, {}],
  [
    'a whole set',
    { publishable_key: 'pk_test_1', secret_key: 'sk_test_1', webhook_secret: 'whsec_1' },
    false,
    {},
  ],
  ['a restricted key', { ...none, publishable_key: 'pk_live_1', secret_key: 'rk_live_1' }, false, {}],
  ['a kept secret', { ...none, publishable_key: 'pk_live_1' }, true, {}],
  [
    'a missing secret',
    { ...none, publishable_key: 'pk_live_1' },
    false,
    { secret_key: 'Add the matching secret key.' },
  ],
  [
    'keys in each other’s place',
    { ...none, publishable_key: 'sk_test_1', secret_key: 'pk_test_1' },
    false,
    { publishable_key: 'This must start with pk_.', secret_key: 'This must start with sk_.' },
  ],
])('judges %s', (_name, values, has_secret, errors) => {
  expect(validateKeys(t, values, has_secret)).toEqual(errors)
})
