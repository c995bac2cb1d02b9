import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Loading, Skeleton } from './index.ts'

describe('Skeleton', () => {
  it('is announced once and not box by box', () => {
    const html = render(
      <Loading label="Loading members">
        <Skeleton />
        <Skeleton shape="person" width="2rem" height="2rem" />
      </Loading>,
    )
    expect(html).toContain('aria-busy="true"')
    expect(html.match(/Loading members/g)).toHaveLength(1)
    expect(html.match(/aria-hidden="true"/g)).toHaveLength(2)
    expect(html).toContain('style="--w:2rem;--h:2rem"')
  })
})
