import type { Transporter } from 'nodemailer'
import type { MailTransport, OutgoingMail } from './transport.ts'

/**
 * Sends by SMTP. The message id is derived from the mail's own, so that a mail which was accepted just before a
 * crash and is sent again can be recognised as one.
 */
export function smtpTransport(url: string): MailTransport {
  let transporter_promise: Promise<Transporter> | undefined
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
    return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  }
  return {
    send: async (mail) => {
      transporter_promise ??= open()
      await (await transporter_promise).sendMail(toSmtpMessage(mail))
    },
    close: async () => {
      if (transporter_promise) (await transporter_promise).close()
    },
  }
}

function toSmtpMessage(mail: OutgoingMail) {
  const domain = mail.from_address.slice(mail.from_address.lastIndexOf('@') + 1)
  return {
    messageId: `<${mail.id}@${domain}>`,
    from: { name: mail.from_name ?? '', address: mail.from_address },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html !== null && { html: mail.html }),
    ...(mail.reply_to !== null && { replyTo: { name: '', address: mail.reply_to } }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe_url !== null && {
        'List-Unsubscribe': `<${mail.unsubscribe_url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
