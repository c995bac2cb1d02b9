import type { MemberImportField } from '@foyer/contract/members/member-import-shapes'
import type { Translate } from '@foyer/i18n'
import { getTranslator } from '@foyer/i18n/server'

/** What the export of members calls the fields that an import reads. */
const EXPORTED = {
  name: 'studio_members.columns.member',
  email: 'studio_members.export.email',
  language: 'studio_members.columns.language',
  joined_at: 'studio_members.columns.joined',
} as const satisfies Partial<Record<MemberImportField, string>>

/** Headings of other products, in lower case without accents, blanks and punctuation. */
const HEADINGS: Readonly<Record<MemberImportField, string>> = {
  email: `email mail emailaddress mailaddress emailid useremail contactemail memberemail primaryemail workemail
    email1value merge0 emailadresse mailadresse adresseemail adressemail adresseelectronique courriel correo
    correoelectronico direcciondecorreo direcciondecorreoelectronico indirizzoemail postaelettronica enderecodeemail
    emailadres epost epostadress epostadresse eposta adresemail почта электроннаяпочта емейл 邮箱 电子邮件
    メールアドレス メール 이메일 البريد بريد ايميل الايميل`,
  name: `name fullname member membername contact contactname displayname customer customername client clientname
    subscriber subscribername vollername vollstandigername namen mitglied nomcomplet nombrecompleto
    nombreyapellidos nomecompleto nomecognome naam volledigenaam navn namn fullstandigtnamn imieinazwisko adsoyad
    полноеимя фио 姓名 名前 氏名 이름 الاسم الاسمالكامل`,
  first_name: `firstname givenname forename fname merge1 vorname prenom nombre nombredepila nome primeironome voornaam
    fornavn fornamn imie имя 名 الاسمالاول`,
  last_name: `lastname surname familyname lname merge2 nachname familienname nom nomdefamille apellido apellidos
    cognome sobrenome apelido achternaam etternavn efternavn efternamn nazwisko фамилия 姓 اسمالعائلة
    الاسمالاخير`,
  language:
    'language lang locale preferredlanguage languagecode sprache langue idioma lingua taal sprak jezyk dil язык',
  timezone: 'timezone tz zeitzone fuseauhoraire zonahoraria fusoorario tijdzone',
  products:
    'products product productids productid productname purchasedproducts produkte produkt produits produit productos producto prodotti produtos',
  joined_at: `joinedat joined joindate joinedon datejoined membersince memberfrom createdat created createdon
    creationdate dateadded addedat addedon signupdate signedup signedupat registered registeredat registrationdate
    subscribedat subscribedon subscriptiondate optintime confirmtime beitritt beitrittsdatum registriertam
    mitgliedseit inscritle datedinscription fechadealta fechaderegistro`,
  phone: `phone phonenumber phone1value mobile mobilephone mobilenumber cell cellphone telephone tel merge4 telefon
    telefonnummer handy mobiltelefon telefono telefone celular movil portable telefoon телефон 电话 電話 전화
    الهاتف رقمالهاتف الجوال`,
  tags: `tags tag labels label schlagworter schlagworte stichworter etiquetas etiquettes etichette 标签 タグ
    الوسوم`,
}

/** The heading of a field in an export. */
export function exportHeading(t: Translate, field: keyof typeof EXPORTED): string {
  return t(EXPORTED[field])
}

let fields_by_heading: ReadonlyMap<string, MemberImportField> | undefined

/** The field that a heading of any product in any language means; null for none. */
export function findField(heading: string): MemberImportField | null {
  fields_by_heading ??= new Map([...listExportHeadings(), ...listHeadings()])
  return fields_by_heading.get(normalizeHeading(heading)) ?? null
}

/** Two spellings of one heading are equal after this: `E-Mail Adresse` and `e_mail-adresse`. */
function normalizeHeading(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function listHeadings(): [string, MemberImportField][] {
  return (Object.keys(HEADINGS) as MemberImportField[]).flatMap((field) =>
    [field, ...HEADINGS[field].split(/\s+/)].map((name): [string, MemberImportField] => [
      normalizeHeading(name),
      field,
    ]),
  )
}

function listExportHeadings(): [string, MemberImportField][] {
  return ['en', 'ar'].flatMap((locale) => {
    const { t } = getTranslator(locale)
    return (Object.keys(EXPORTED) as (keyof typeof EXPORTED)[]).map((field): [string, MemberImportField] => [
      normalizeHeading(exportHeading(t, field)),
      field,
    ])
  })
}
