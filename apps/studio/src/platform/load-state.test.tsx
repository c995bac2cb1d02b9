import { ApiError } from '@foyer/contract/client'
import { describe, expect, it } from 'vitest'
import { LoadError, QueryBoundary } from './load-state.tsx'
import { renderToHtml } from './testing/render-to-html.tsx'

const again = () => undefined
const query = (given: object) =>
  ({ data: undefined, error: null, isFetching: false, refetch: again, ...given }) as never

describe('what did not load', () => {
  it('names it, shows the reason, and the id of the request', async () => {
    const error = new ApiError(500, { code: 'internal', request_id: '0193-a' })
    const markup = await renderToHtml(<LoadError error={error} content_name="Members" onRetry={again} />)
    expect(markup).toContain('Members couldn’t be loaded')
    expect(markup).toContain('Request 0193-a')
    expect(markup).toContain('Try again')
    expect(markup).toContain('role="alert"')
  })

  it('shows that there is no network, without the request id', async () => {
    const markup = await renderToHtml(
      <LoadError error={new ApiError(0, { code: 'network' })} content_name="Members" onRetry={again} />,
    )
    expect(markup).toContain('You’re offline')
    expect(markup).not.toContain('Copy details')
  })

  it('offers no second try for what is not there', async () => {
    const markup = await renderToHtml(
      <LoadError
        error={new ApiError(404, { code: 'not_found' })}
        content_name="This member"
        onRetry={again}
      />,
    )
    expect(markup).toContain('Not found: This member')
    expect(markup).not.toContain('Try again')
  })
})

describe('what is being loaded', () => {
  it('announces the skeleton while loading', async () => {
    const markup = await renderToHtml(
      <QueryBoundary query={query({})} content_name="Members">
        {() => 'here'}
      </QueryBoundary>,
    )
    expect(markup).toContain('aria-busy="true"')
    expect(markup).toContain('Loading')
    expect(markup).not.toContain('here')
  })

  it('leaves the content when a refresh fails, and marks it as outdated', async () => {
    const error = new ApiError(500, { code: 'internal' })
    const markup = await renderToHtml(
      <QueryBoundary query={query({ data: ['Priya'], error })} content_name="Members">
        {(names: readonly string[]) => names.join()}
      </QueryBoundary>,
    )
    expect(markup).toContain('Priya')
    expect(markup).toContain('Members couldn’t be refreshed')
  })
})
