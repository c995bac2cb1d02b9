import { testId } from '@foyer/content/testing'
import { ApiError, type ApiClient } from '@foyer/contract/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { isValidElement, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PlatformContext, usePlatform } from '../../platform/platform.ts'
import { renderMarkup } from '../../testing/render.tsx'
import { aLogin, aUser } from '../../testing/logins.ts'
import { anApp } from '../../testing/pages.ts'
import { InvitedStep } from './components/invited-step.tsx'
import { LoginStep, ResetStep, SignUpStep } from './components/password-steps.tsx'
import { LinkNeededStep, ProviderSignUpStep } from './components/provider-more-steps.tsx'
import { SetupStep } from './components/setup-step.tsx'
import { useAuthFlow, type AuthFlow } from './use-auth-flow.ts'

const pass = testId(7)
const signing_up = { step: 'sign_up', email: 'dana@example.com' }
const access = {
  ...anApp().access,
  is_subscriber_only: true,
  prompt_purchase_post_sign_up: true,
  app_products: [pass],
}

/** Lets pending promises settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** What a node draws with an API of ours. */
function drawWith(node: ReactNode, api: unknown, options: Parameters<typeof renderMarkup>[1] = {}): string {
  function Given(): ReactNode {
    const platform = usePlatform()
    const session = { ...platform.session, accept: () => {}, patchUser: () => {} }
    return (
      <PlatformContext value={{ ...platform, api: api as ApiClient, session }}>
        <QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>
      </PlatformContext>
    )
  }
  return renderMarkup(<Given />, options)
}

/** The panel of an app that offers itself to newcomers, and the answer that it waits for. */
function aPanel() {
  const sale = Promise.withResolvers<{ products: object[] }>()
  const address = { hash: '#auth?step=sign_up' }
  const setHash = vi.fn((hash: string) => void (address.hash = hash))
  const close = vi.fn(() => void (address.hash = ''))
  const flows: AuthFlow[] = []
  function Probe(): ReactNode {
    flows.push(useAuthFlow({ query: signing_up, close }))
    return null
  }
  const location = { hash: () => address.hash, setHash, openedPanel: () => null }
  drawWith(<Probe />, () => sale.promise, { app: { access }, location })
  const [flow] = flows
  if (!flow) throw new Error('Nothing was drawn.')
  const onSignedIn = vi.fn()
  return { flow, sale, address, setHash, close, onSignedIn }
}

describe('the sign-in panel after a sign-up', () => {
  const on_sale = { products: [{}] }
  const newMember = aLogin()

  it('waits until it is known what is on sale, and then shows that in place of the form', async () => {
    const { flow, sale, setHash, close, onSignedIn } = aPanel()
    void Promise.resolve(flow.completeSignIn(newMember)).then(onSignedIn)
    await settle()
    expect(onSignedIn).not.toHaveBeenCalled()
    sale.resolve(on_sale)
    await settle()
    expect(onSignedIn).toHaveBeenCalledOnce()
    expect(setHash.mock.calls).toEqual([[`#checkout?ids=${pass}`, { replace: true }]])
    expect(close).not.toHaveBeenCalled()
  })

  it('closes where nothing is on sale', async () => {
    const { flow, sale, setHash, close } = aPanel()
    void flow.completeSignIn(newMember)
    sale.resolve({ products: [] })
    await settle()
    expect([setHash.mock.calls, close.mock.calls]).toEqual([[], [[]]])
  })

  it('closes at once when it is dismissed while waiting, and offers nothing later', async () => {
    const { flow, sale, setHash, close } = aPanel()
    void flow.completeSignIn(newMember)
    flow.close()
    flow.close()
    expect(close).toHaveBeenCalledOnce()
    sale.resolve(on_sale)
    await settle()
    expect(setHash).not.toHaveBeenCalled()
  })

  it('closes at once for a new member who leaves without a name', () => {
    const { flow, close } = aPanel()
    void flow.completeSignIn(aLogin({ user: aUser({ name: '' }) }))
    flow.close()
    expect(close).toHaveBeenCalledOnce()
  })

  it.each([
    ['something is on sale', on_sale],
    ['nothing is', { products: [] }],
  ])('leaves whoever went back meanwhile where they are, also where %s', async (_where, isOnSale) => {
    const { flow, sale, address, setHash, close } = aPanel()
    void flow.completeSignIn(newMember)
    address.hash = ''
    sale.resolve(isOnSale)
    await settle()
    expect([setHash.mock.calls, close.mock.calls]).toEqual([[], []])
  })
})

/** What a step does when it is sent: by its form, or by its first button. */
function submitOf(
  Step: (props: { flow: AuthFlow }) => ReactNode,
  flow: AuthFlow,
  api: () => Promise<unknown> = async () => aLogin(),
): () => void {
  const sends: (() => void)[] = []
  function Probe(): ReactNode {
    sends.push(...handlersIn(Step({ flow })))
    return null
  }
  drawWith(<Probe />, api)
  const [send] = sends
  if (!send) throw new Error('The step sends nothing.')
  return send
}

/** A promise that reports when it is awaited, and never resolves. */
function observePromise(onWait: () => void): Promise<void> {
  return new Proxy(Promise.resolve(), { get: (_of, name) => (name === 'then' ? onWait : undefined) })
}

type Handlers = { form?: { submit: () => void }; onClick?: () => void; children?: ReactNode }

function handlersIn(node: ReactNode): (() => void)[] {
  if (Array.isArray(node)) return node.flatMap(handlersIn)
  if (!isValidElement<Handlers>(node)) return []
  const { form, onClick, children } = node.props
  const handler = form?.submit ?? onClick
  return handler ? [handler] : handlersIn(children)
}

describe('a step of the sign-in panel', () => {
  it.each([
    ['logs in', LoginStep],
    ['signs up', SignUpStep],
    ['sets a new password', ResetStep],
    ['takes an invitation', InvitedStep],
    ['signs up by a provider', ProviderSignUpStep],
    ['proves an account that a provider is linked to', LinkNeededStep],
    ['asks for a name', SetupStep],
  ])('that %s is busy until the panel has let go', async (_what, Step) => {
    const { flow } = aPanel()
    const waits = vi.fn()
    const letGo = () => observePromise(waits)
    const typed = { email: 'dana@example.com', name: 'Dana', code: '123456' }
    const providerFlow = { provider: 'google', intent: 'sign_in', flow: 'secret', path: '/' } as const
    submitOf(Step, {
      ...flow,
      completeSignIn: letGo,
      closeForMember: letGo,
      finishSetup: letGo,
      provider_return: { outcome: { ticket: 'ticket' }, providerFlow },
      draft: { ...typed, password: 'four slow swings', password_confirmation: 'four slow swings' },
    })()
    await settle()
    expect(waits).toHaveBeenCalledOnce()
  })

  it('that signs up leads to logging in, with what was typed, where the address has an account', async () => {
    const { flow } = aPanel()
    const go = vi.fn()
    const draft = { ...flow.draft, name: 'Dana', password: 'four slow swings' }
    submitOf(SignUpStep, { ...flow, go, draft }, async () => {
      throw new ApiError(422, { code: 'email_taken' })
    })()
    await settle()
    const text = 'This email address already exists, login to continue'
    expect(go).toHaveBeenCalledExactlyOnceWith('login', text)
    expect(drawWith(<LoginStep flow={{ ...flow, draft, notice: text }} />, async () => aLogin())).toContain(
      text,
    )
  })
})
