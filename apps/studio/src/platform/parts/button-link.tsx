import { LinkButton } from '@foyer/ui'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type PlainProps = Omit<ComponentProps<typeof LinkButton>, 'href'> & { readonly href?: string }

function PlainButtonLink({ href = '', ...rest }: PlainProps) {
  return <LinkButton href={href} {...rest} />
}

/** A link to a screen of the studio, styled as a button. */
export const ButtonLink = createLink(PlainButtonLink)
