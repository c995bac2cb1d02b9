const COMMON = `
1234567 12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 7654321 1111111 11111111
111111111 1111111111 0000000 00000000 000000000 2222222 22222222 5555555 55555555 7777777 77777777 88888888
99999999 12341234 11223344 1122334455 123123123 123321123 147258369 159357456 12344321 123454321 1q2w3e4r
1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx q1w2e3r4 qwer1234 qwerty1 qwerty12 qwerty123 qwertyui qwertyuiop
qwerty123456 asdfghj asdfghjkl asdf1234 zxcvbnm zxcvbnm1 qazwsxedc abc1234 abcd1234 abcdefg abcdefgh a1b2c3d4
aa123456 a1234567 a12345678 password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd
passwort motdepasse contrasena contraseña senha123 welcome welcome1 welcome123 letmein letmein1 iloveyou
iloveyou1 princess sunshine football baseball basketball superman batman123 spiderman pokemon starwars
charlie michael michelle jennifer jessica jordan23 liverpool chelsea1 arsenal1 computer internet samsung
whatever trustno1 dragon123 monkey123 shadow123 master123 admin123 administrator changeme changeme1 default1
secret123 test1234 testtest hello123 freedom1 fitness1 workout1 lovely123 google123 access123
`

const known = new Set(COMMON.trim().split(/\s+/u))

/** Whether a password is in a short list of the most common ones, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return known.has(password.normalize('NFC').toLowerCase())
}
