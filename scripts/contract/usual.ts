import type { Json } from './model.ts'
import { hasHangul } from './text-faults.ts'

/**
 * What is unusual in a value, in the words of the report. A schema lets it through and somebody who reads it does not;
 * whether it is usual at a place say the contract's own examples of that place (docs/decisions/356).
 */
export function oddities(name: string, value: Json): string[] {
  if (typeof value === 'string') return odd(TEXTS, name, value)
  return typeof value === 'number' ? odd(NUMBERS, name, value) : []
}

type Oddity<T> = [what: string, isOdd: (value: T, name: string) => boolean]
const odd = <T>(list: Oddity<T>[], name: string, value: T) =>
  list.filter(([, isOdd]) => isOdd(value, name)).map(([what]) => what)

const IS_LINK = /url$|^(?:img|thumb|photo|video)\w*(?:path|src)$/i
/** Fields in English beside one in Korean. */
const IN_ENGLISH = /(?:Eng|En)$|^eng[A-Z]/
const isDigits = (text: string) => /^\d{8,17}$/.test(text)
/** What a birthday may well be. */
const MAY_BE_OLD = /birth/i

const TEXTS: Oddity<string>[] = [
  ['blanks around the text', (text) => text !== text.trim() && text.trim() !== ''],
  ['nothing but blanks', (text) => text !== '' && text.trim() === ''],
  ['letters that nobody sees', (text) => /[\u200B-\u200F\u202A-\u202E\u2060\u00AD]/.test(text)],
  ['half of a letter', (text) => /[\uD800-\uDFFF]/u.test(text)],
  ['tags of HTML', (text) => /<\/?(?:[a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>|<!--/i.test(text)],
  ['an escaped line break or quote', (text) => /\\[nrt"']/.test(text)],
  ['JSON in a text', (text) => /^\s*(?:\{\s*"|\[\s*[{["\d])/.test(text) && isJson(text)],
  ['a value in quotes', (text) => text.length > 2 && /^(["'])[^"']*\1$/.test(text)],
  ['the name of its own field', (text, name) => text === name || text.toLowerCase() === underscored(name)],
  [
    'a word that programs write for want of one',
    (text) =>
      /(?:^|[\s:])(?:undefined|null|NaN|None|nil)(?=$|[\s:가-힣])|^(?:Optional|Some|Just)[[(.]|^\w+[{(]\w+=[^()]*[)}]$|^\[[BL][\w.;]*@|^function\s*\(/.test(
        text,
      ),
  ],
  ['the number of a member', (text, name) => /^HC\d{8}$/.test(text) && !/hcId/i.test(name)],
  [
    'a telephone number',
    (text, name) => /(?<!\d)01[016789][- ]?\d{3,4}[- ]?\d{4}(?!\d)/.test(text) && !/tel|mobile|phone|no$/i.test(name),
  ],
  ['an e-mail address', (text, name) => /[\w.+-]+@[\w-]+\.\w{2,}/.test(text) && !/e?mail|id$/i.test(name)],
  [
    'the key of a text',
    (text) =>
      /^[A-Za-z][\w-]*(?:[._][\w-]+)+$/.test(text) &&
      !text.includes('@') &&
      !/\.(?:png|jpe?g|gif|svg|webp|pdf|mp4|html?|json|com|net|org|kr|example)$/i.test(text) &&
      !/^v?\d/.test(text) &&
      text.includes('.'),
  ],
  ['words of somebody who tries', (text) => /lorem ipsum|\b(?:TODO|FIXME|dummy|asdf+)\b|^ㅁㄴㅇㄹ/i.test(text)],
  [
    'words of a database',
    (text) =>
      /\b(?:ORA-\d{5}|SQLSTATE|SQLException|SQLSyntax\w*|SELECT\s.+\sFROM|INSERT\s+INTO|(?:deadlock|duplicate entry|syntax error)\b)/i.test(
        text,
      ),
  ],
  [
    'a path of a server',
    (text) =>
      /(?:^|[\s"(])(?:[A-Z]:\\|\/(?:home|usr|var|opt|data\d*|app|srv|mnt|tmp|WEB-INF)\/)/.test(text) &&
      !/^https?:/.test(text),
  ],
  ['Hangul in an English text', (text, name) => IN_ENGLISH.test(name) && hasHangul(text)],
  ['no letter of English', (text, name) => IN_ENGLISH.test(name) && text !== '' && !/[A-Za-z\d]/.test(text)],
  ['digits of full width', (text) => /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/.test(text)],
  [
    'text in Base64',
    (text) =>
      text.length >= 12 &&
      text.length % 4 === 0 &&
      /^[A-Za-z0-9+/]+={0,2}$/.test(text) &&
      hasHangul(Buffer.from(text, 'base64').toString('utf8')) &&
      !Buffer.from(text, 'base64').toString('utf8').includes('\uFFFD'),
  ],
  [
    'a day that stands for none',
    (text, name) => isDigits(text) && !MAY_BE_OLD.test(name) && /^(?:0001|1900|1970|1899|9999|2999|2099)/.test(text),
  ],
  ['a moment in Greek time', (text) => /^1[5-9]\d{8}(?:\d{3})?$/.test(text)],
  [
    'a sum of floats',
    (text) => /^-?\d+\.\d{5,}$/.test(text) && (/\.\d{9,}/.test(text) || Math.fround(Number(text)) === Number(text)),
  ],
  [
    'parts between signs of a program',
    (text, name) => name !== 'errorMessage' && /[^\s|;^][|;^][^\s|;^]/.test(text) && !/https?:/.test(text),
  ],
  ['a number of a spreadsheet', (text) => /^-?\d(?:\.\d+)?E[+-]?\d+$/i.test(text)],
  [
    'a number with its unit',
    (text, name) => /^-?[\d,]+(?:\.\d+)?\s?(?:원|kcal|g|kg|cm|분|회|명|보|점|%|P)$/.test(text) && !name.endsWith('Txt'),
  ],
  ['no letters at all', (text, name) => text === '' && /(?:Nm|Name|Title|Eng)$/.test(name) && !/unit/i.test(name)],
  [
    'a link that leads nowhere',
    (text, name) =>
      IS_LINK.test(name) &&
      /(?:undefined|null|NaN|\[object|\$\{|%7B|\s|\/\/\/)|^https?:\/\/\/?$|^https?:\/\/https?|^\w+:\/\/.*\/\//i.test(
        text,
      ),
  ],
  ['a session in a link', (text) => /;jsessionid=|[?&](?:jsessionid|phpsessid)=/i.test(text)],
  ['a link with letters that are not encoded', (text, name) => IS_LINK.test(name) && hasHangul(text)],
  [
    'a link to a machine inside',
    (text) =>
      /(?:^|\/\/)(?:localhost\b|127\.\d+\.\d+\.\d|10\.\d+\.\d+\.\d|192\.168\.\d|172\.(?:1[6-9]|2\d|3[01])\.\d|0\.0\.0\.0|[\w.-]+\.(?:local|internal|lan|svc)\b|[\w-]+:\d{4})/.test(
        text,
      ),
  ],
  ['a link without encryption', (text) => text.startsWith('http://')],
  [
    'a link without its host',
    (text, name) => IS_LINK.test(name) && name !== 'appUrl' && /^\/?[\w.-]/.test(text) && !/^\w+:/.test(text),
  ],
  ['a link with its host', (text, name) => IS_LINK.test(name) && /^(?:https?:)?\/\//.test(text)],
  ['a file of a disk', (text) => /^(?:file:|[A-Za-z]:\\)/.test(text)],
  ['marks of a wildcard', (text) => /^%[^%]+%$/.test(text)],
]

/**
 * What a body, a day or a price cannot be. By the words that a name ends in; each with the widest span that anybody
 * has.
 */
const SPANS: [RegExp, number, number][] = [
  [/^(?:age|realAge|healthAge|changeAge|prevHealthAge)$/, 0, 130],
  [/^(?:height)$/, 50, 260],
  [/^(?:weight|goalWeight|\w*Bw)$/, 2, 400],
  [/^(?:bmi|peerAvgBmi)$/, 5, 100],
  [/^(?:sbpVal|avgSbp|systolic)$/, 40, 320],
  [/^(?:dbpVal|avgDbp|diastolic)$/, 20, 220],
  [/^(?:bloodSugar)$/, 10, 1000],
  [/^(?:heartRate\w*|pulse)$/, 20, 260],
  [/kcal/i, -20_000, 50_000],
  [/(?:stepCnt|steps)$/i, 0, 100_000_000],
  [
    /^(?:defaultMin|doneMin|minMin|maxMin|prgmMin|wrkotMin|stepMin|zoneMin|cookMin|readMin|waitMin|totMin)$/,
    0,
    100_000,
  ],
  [/Rate$/, -1000, 1000],
  [/^(?:useMonth|month)$/, 1, 12],
]
const MAY_BE_NEGATIVE = /diff|remain|gap|change|delta|balance|left|offset|score|temp|gain|trend|up|point|amt|val|dDay/i
const COUNTS =
  /(?:Cnt|Qty|Min|Sec|Kcal|Age|Rate|Days|Price|Size|Seq|Sn|No|Step|Goal|G)$|^(?:kcal|age|height|weight|cho|protein|fat|na|sugar|price|distance|steps?)$/

const NUMBERS: Oddity<number>[] = [
  ['the number of nothing', (value, name) => value === 0 && /(?:Seq|SeqNo|Sn)$/.test(name)],
  ['a number below 0', (value, name) => value < 0 && COUNTS.test(name) && !MAY_BE_NEGATIVE.test(name)],
  [
    'a number that stands for none',
    (value) =>
      [
        -99, -999, -9999, 999_999, 9_999_999, 99_999_999, 999_999_999, 2_147_483_647, -2_147_483_648, 4_294_967_295,
      ].includes(value),
  ],
  [
    'a sum of floats',
    (value) =>
      !Number.isInteger(value) &&
      (/\.\d{9,}|e-/.test(String(value)) || (/\.\d{5,}/.test(String(value)) && Math.fround(value) === value)),
  ],
  [
    'a moment in Greek time',
    (value, name) =>
      (value > 1.5e12 && value < 2.2e12) || (value > 1.5e9 && value < 2.2e9 && /(?:Dt|Dtm|Tm)$/.test(name)),
  ],
  [
    'more or less than anybody has',
    (value, name) =>
      SPANS.some(([names, least, most]) => names.test(name) && value !== 0 && (value < least || value > most)),
  ],
]

/** What a value usually is at a place where every example is so: a hidden number, a link of one kind. */
export function habits(name: string, value: Json): string[] {
  if (typeof value !== 'string' || value === '') return []
  const own = HABITS.filter(([, has, when]) => when(name) && has(value)).map(([what]) => what)
  // Codes of digits that have lost a 0 are shorter.
  return /(?:Code|Cd|No|Key)$/.test(name) && /^\d+$/.test(value) ? [...own, `${value.length} digits`] : own
}

export const KOREAN = 'Korean'
const HIDDEN = 'a part of it hidden'
const FOLDER = 'a folder'
const HABITS: [what: string, has: (text: string) => boolean, when: (name: string) => boolean][] = [
  [HIDDEN, (text) => text.includes('*'), () => true],
  [
    KOREAN,
    (text) => hasHangul(text) || !/[A-Za-z]{2,} +[A-Za-z]{2,}/.test(text),
    (name) =>
      /^errorMessage$|(?:Nm|Name|Txt|Title|Desc|Msg|contents|cntnts|Cntnt)$/.test(name) && !IN_ENGLISH.test(name),
  ],
  ['a link', (text) => /^(?:https?:\/)?\/\S+$/.test(text), (name) => IS_LINK.test(name)],
  [FOLDER, (text) => text.endsWith('/'), (name) => IS_LINK.test(name)],
  ['a number', (text) => /^-?[\d,]*\.?\d+$/.test(text), (name) => !/(?:Code|Cd|No|Id|Seq|Txt)$/.test(name)],
  ['a day as eight digits', (text) => /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(text), () => true],
  [
    'a code in capitals',
    (text) => /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(text) && text.length > 1,
    (name) => /(?:Code|Cd|Type|Ty)$/.test(name),
  ],
]

/** So many examples that all have it make a habit: one where nobody writes so by chance. */
export const habitOf = (what: string) => (what === HIDDEN || what === FOLDER ? 1 : 2)

const underscored = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/**
 * What is never meant to be sent, whatever the place: secrets, and numbers that name a person to the state or a bank.
 */
export function secretIn(text: string): string | undefined {
  if (/^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(text) || /^\$argon2|^\{bcrypt\}|^pbkdf2/.test(text))
    return 'a hashed password'
  if (/(?<!\d)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-[1-4]\d{6}(?!\d)/.test(text))
    return 'a resident registration number'
  if (/(?<!\d)(?:4\d{3}|5[1-5]\d{2}|9\d{3})-\d{4}-\d{4}-\d{4}(?!\d)/.test(text)) return 'a card number'
  if (/\b(?:password|passwd|pwd|secret)\s*[=:]\s*\S+/i.test(text)) return 'a password'
  return /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|jdbc:\w+:/.test(text)
    ? 'a secret of the server'
    : undefined
}
