/** A person as a stand-in knows them. */
export type StandInPerson = { sub: string; email: string; email_verified: boolean; name: string }

/** Encodes a person as their id at the stand-in, which therefore stores nothing. */
export function idOf(person: StandInPerson): string {
  return Buffer.from(JSON.stringify(person)).toString('base64url')
}

/** The person behind an id. */
export function personOf(id: string): StandInPerson {
  return JSON.parse(Buffer.from(id, 'base64url').toString('utf8')) as StandInPerson
}

/** The stand-in's sign-in page: asks for a person, or lets them cancel. */
export const SIGN_IN_PAGE = `<!doctype html><html lang="en"><head><title>Stand-in</title></head><body>
<h1>Who is here?</h1>
<form>
<label>Email <input name="email"></label>
<label>Name <input name="name"></label>
<button>Sign in</button>
</form>
<a href="?cancel=1">Cancel</a>
</body></html>`
