import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that stores what it receives. */
export type MailServer = {
  /** Where to send to. */
  url: string
  /** Returns everything received so far, parsed as MIME. */
  parsed: () => Promise<Email[]>
  close: () => Promise<void>
}

/** Starts a real SMTP server on a port of its own, without sign-in and without TLS. */
export async function aMailServer(): Promise<MailServer> {
  const raw: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.on('end', () => done())
      void buffer(stream).then((bytes) => raw.push(bytes))
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    parsed: () => Promise.all(raw.map((bytes) => PostalMime.parse(bytes))),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
