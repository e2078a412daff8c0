import type { Row } from './ledger.ts'
import type { Answer, Silence } from './session.ts'
import type { Block } from './verdict.ts'

/** Why a run could not begin, or tested nothing: exit code 2, never green (docs/decisions/145, 397). */
export type HaltCode =
  | 'no-scheme'
  | 'bad-address'
  | 'api-address'
  | 'unknown-host'
  | 'nothing-listens'
  | 'certificate'
  | 'no-tls'
  | 'hangs'
  | 'cut'
  | 'no-service'
  | 'sign-in-breaks'
  | 'no-password'
  | 'wrong-password'
  | 'sign-in-limited'
  | 'sign-in-page'
  | 'unknown-option'
  | 'unused-option'
  | 'unwritable'
  | 'bad-number'
  | 'unknown-area'
  | 'unusable-file'
  | 'no-server'
  | 'nothing-tested'
  | 'nothing-recorded'
  | 'stopped-answering'
  | 'out-of-time'
  | MostlyUnread
export type Halt = { code: HaltCode; detail: string }

/** Most of what was to be read was not, by what most of it met. `detail` is how much of how much. */
export type MostlyUnread = 'fell-silent' | 'called-too-often' | 'thrown-out' | 'shut-out' | 'not-there' | 'turned-down'

/** Thrown before anything was asked. */
export class HaltError extends Error {
  readonly halt: Halt

  constructor(code: HaltCode, detail: string) {
    super(`${code} ${detail}`.trim())
    this.halt = { code, detail }
  }
}

/** Who can mend it. */
type Owner = 'QA' | 'server'
type Words = { owner: Owner; ko: [what: string, todo: string]; en: [what: string, todo: string] }

const WORDS: Record<HaltCode, (detail: string) => Words> = {
  'no-scheme': (target) => ({
    owner: 'QA',
    ko: [`주소 ${target}에 http:// 또는 https://가 없어요`, `--target https://${target}처럼 적어 주세요`],
    en: [`the address ${target} has no http:// or https://`, `write it as --target https://${target}`],
  }),
  'bad-address': (target) => ({
    owner: 'QA',
    ko: [`주소 ${target}를 읽을 수 없어요`, '호스트 이름과 포트(1~65535)를 확인해 주세요'],
    en: [`the address ${target} cannot be read`, 'check the host and the port (1 to 65535)'],
  }),
  'api-address': (target) => ({
    owner: 'QA',
    ko: [
      `주소 ${target}의 끝에 /api가 있어요. 계약의 경로에 이미 들어 있어요`,
      `--target ${withoutApi(target)}처럼 /api 없이 적어 주세요`,
    ],
    en: [
      `the address ${target} ends in /api, which the paths of the contract hold already`,
      `leave it out: --target ${withoutApi(target)}`,
    ],
  }),
  'unknown-host': (target) => ({
    owner: 'QA',
    ko: [`${target}의 호스트 이름을 찾을 수 없어요`, '주소의 철자와 VPN·DNS를 확인해 주세요'],
    en: [`nobody knows the host of ${target}`, 'check its spelling, the VPN and the name server'],
  }),
  'nothing-listens': (target) => ({
    owner: 'server',
    ko: [`${target}에서 아무것도 응답하지 않아요(연결 거부)`, '서버를 켜고 포트를 확인해 주세요'],
    en: [`nothing listens at ${target} (connection refused)`, 'start the server and check its port'],
  }),
  certificate: (target) => ({
    owner: 'server',
    ko: [
      `${target}의 인증서를 믿을 수 없어요(사설·만료·다른 이름)`,
      '올바른 인증서로 바꾸거나, NODE_EXTRA_CA_CERTS에 그 CA 파일을 적고 다시 돌려 주세요',
    ],
    en: [
      `the certificate of ${target} is not trusted (self-signed, expired or of another name)`,
      'replace it, or name its CA file in NODE_EXTRA_CA_CERTS and run again',
    ],
  }),
  'no-tls': (target) => ({
    owner: 'QA',
    ko: [`${target}에서 https로 이야기할 수 없어요`, 'http:// 주소인지 포트와 함께 확인해 주세요'],
    en: [`${target} does not speak https`, 'check whether it is http://, and the port'],
  }),
  hangs: (target) => ({
    owner: 'server',
    ko: [
      `${target} 서버가 연결은 받지만 제시간에 답하지 않아요`,
      '서버가 멈추지 않았는지 확인해 주세요(기다리는 시간은 --timeout)',
    ],
    en: [
      `${target} takes the connection and does not answer in time`,
      'see whether the server hangs (--timeout says how long to wait)',
    ],
  }),
  cut: (target) => ({
    owner: 'server',
    ko: [`${target} 서버가 로그인 요청의 연결을 끊어요`, '서버와 그 앞의 프록시를 확인해 주세요'],
    en: [`${target} cuts the connection of the sign-in`, 'check the server and what stands before it'],
  }),
  'no-service': (status) => ({
    owner: 'QA',
    ko: [
      `이 주소에는 로그인(POST /login)이 없어요(${status})`,
      '다른 서비스의 주소가 아닌지, 경로 없이 적었는지 확인해 주세요',
    ],
    en: [
      `there is no sign-in (POST /login) at this address (${status})`,
      'check that it is the service, written without a path',
    ],
  }),
  'sign-in-breaks': (status) => ({
    owner: 'server',
    ko: [`로그인(POST /login)에서 서버가 ${status} 오류를 내요`, '서버 로그를 보고 고친 뒤 다시 돌려 주세요'],
    en: [`the server fails at the sign-in (POST /login, ${status})`, 'mend it by the server’s log and run again'],
  }),
  'no-password': () => ({
    owner: 'QA',
    ko: ['시험 계정이나 비밀번호가 없어요', '--user 이름과 HANSANG_CONTRACT_PASSWORD(또는 --password)를 함께 주세요'],
    en: [
      'the name or the password of a test member is missing',
      'give --user and HANSANG_CONTRACT_PASSWORD (or --password)',
    ],
  }),
  'wrong-password': (status) => ({
    owner: 'QA',
    ko: [`로그인을 거절당했어요(${status})`, '시험 계정의 이름과 비밀번호를 확인해 주세요'],
    en: [`the sign-in was refused (${status})`, 'check the name and the password of the test member'],
  }),
  'sign-in-limited': () => ({
    owner: 'QA',
    ko: [
      '로그인을 너무 자주 했다고 해요(429). 이름과 비밀번호 때문이 아니에요',
      '조금 기다렸다 다시 돌리고, 그래도 그러면 서버 담당에게 제한을 풀어 달라고 해 주세요',
    ],
    en: [
      'the sign-in is asked for too often (429), which says nothing about name and password',
      'wait and run again; ask whoever runs the server to lift the limit if that does not help',
    ],
  }),
  'sign-in-page': (came) => ({
    owner: 'QA',
    ko: [
      `로그인(POST /login)에 자료가 아니라 다른 것(${came})이 와요`,
      '앱의 웹 페이지가 아니라 API 서버의 주소인지 확인해 주세요',
    ],
    en: [
      `the sign-in (POST /login) is answered with no data (${came})`,
      'check that this is the address of the API and not of the pages of the app',
    ],
  }),
  'unused-option': (option) => ({
    owner: 'QA',
    ko: [`이렇게는 쓰이지 않는 옵션이에요: ${option}`, '빼거나, 점검할 서버를 --target으로 하나만 적어 주세요'],
    en: [`this option would be ignored: ${option}`, 'leave it out, or name one backend with --target'],
  }),
  unwritable: (place) => ({
    owner: 'QA',
    ko: [`보고서를 쓸 수 없어요: ${place}`, '폴더 이름과 쓰기 권한을 확인해 주세요'],
    en: [`the report cannot be written: ${place}`, 'check the folder’s name and your right to write there'],
  }),
  'unknown-option': (option) => ({
    owner: 'QA',
    ko: [`쓸 수 없는 옵션이에요: ${option}`, '--help로 쓸 수 있는 옵션을 확인해 주세요'],
    en: [`this option cannot be used: ${option}`, 'see --help for those there are'],
  }),
  'bad-number': (option) => ({
    owner: 'QA',
    ko: [`숫자가 아니에요: ${option}`, '0보다 큰 숫자로 적어 주세요'],
    en: [`this is no number: ${option}`, 'write a number above 0'],
  }),
  'unknown-area': (detail) => ({
    owner: 'QA',
    ko: [`없는 영역이에요: ${detail.split('|')[0]}`, `--areas에는 이것만 쓸 수 있어요: ${detail.split('|')[1]}`],
    en: [`there is no area ${detail.split('|')[0]}`, `--areas takes these: ${detail.split('|')[1]}`],
  }),
  'unusable-file': (detail) => ({
    owner: 'QA',
    ko: [`준 파일을 쓸 수 없어요: ${detail}`, '파일이 있는지, 형식이 맞는지 확인해 주세요'],
    en: [`a file that was given cannot be used: ${detail}`, 'check that it is there and what it holds'],
  }),
  'no-server': (detail) => ({
    owner: 'server',
    ko: [`점검할 서버를 켜지 못했어요: ${detail}`, '위의 이유를 고치고 다시 돌려 주세요'],
    en: [`what was to be judged did not start: ${detail}`, 'mend that and run again'],
  }),
  'nothing-tested': () => ({
    owner: 'QA',
    ko: ['부른 호출이 하나도 없거나 모두 막혔어요', '보고서의 “확인하지 못한 것”에서 이유를 풀고 다시 돌려 주세요'],
    en: ['every call was blocked, or there was none', 'lift the reasons that the report lists and run again'],
  }),
  'fell-silent': (share) => ({
    owner: 'server',
    ko: [
      `로그인에는 답하고 나서, 읽으려던 호출 ${share}에는 답이 없어요`,
      '서버가 도중에 멈추지 않았는지 로그를 보고 다시 돌려 주세요',
    ],
    en: [
      `after the sign-in nothing answered ${share} of what was to be read`,
      'see by its log whether the server went down and run again',
    ],
  }),
  'stopped-answering': (share) => ({
    owner: 'server',
    ko: [
      `점검하는 도중에 서버가 답하지 않게 되어 호출 ${share}에는 답이 없어요`,
      '서버가 왜 멈췄는지 로그를 보고 다시 돌려 주세요. 마지막으로 답한 뒤의 호출부터 보면 돼요',
    ],
    en: [
      `the target stopped answering in the midst of the run: no answer to ${share} operations`,
      'see by its log why it went down, from the last call that was answered, and run again',
    ],
  }),
  'out-of-time': (share) => ({
    owner: 'QA',
    ko: [
      `--max-time으로 준 시간이 지나 호출 ${share}를 부르지 못했어요`,
      '시간을 더 주거나 --areas로 나누어 돌려 주세요. 응답이 느리면 서버 담당에게 알려 주세요',
    ],
    en: [
      `the time of --max-time was over before ${share} operations were called`,
      'give it more, or split the run with --areas; tell whoever runs the server if it is slow',
    ],
  }),
  'called-too-often': (share) => ({
    owner: 'QA',
    ko: [
      `읽으려던 호출 ${share}에 너무 자주 부른다고 해요(429)`,
      '--concurrency 값을 줄이거나, 서버 담당에게 점검하는 동안 제한을 풀어 달라고 해 주세요',
    ],
    en: [
      `${share} of what was to be read was called too often (429)`,
      'lower --concurrency, or have the limit lifted while you test',
    ],
  }),
  'thrown-out': (share) => ({
    owner: 'QA',
    ko: [
      `점검 중에 같은 계정의 로그인이 거듭 끊겨서 읽으려던 호출 ${share}를 부르지 못했어요`,
      '점검하는 동안 아무도 쓰지 않는 계정으로 다시 돌려 주세요',
    ],
    en: [
      `somebody kept signing in with the same member, so that ${share} of what was to be read could not be`,
      'run again with a member whom nobody uses meanwhile',
    ],
  }),
  'shut-out': (share) => ({
    owner: 'QA',
    ko: [
      `로그인은 되지만 읽으려던 호출 ${share}를 이 회원에게 허락하지 않아요(401·403)`,
      '앱을 쓸 수 있는 회원인지 확인하고, 맞다면 서버 담당에게 알려 주세요',
    ],
    en: [
      `the member may sign in and not make ${share} of the calls that read (401, 403)`,
      'check that the member may use the app; if so, tell whoever runs the server',
    ],
  }),
  'not-there': (share) => ({
    owner: 'server',
    ko: [
      `읽으려던 호출 ${share}가 이 서버에 아직 없어요(501)`,
      '만든 영역만 --areas로 점검하거나, 모두 만든 뒤 다시 돌려 주세요',
    ],
    en: [
      `${share} of what was to be read is not there yet (501)`,
      'choose the areas that are with --areas, or run again when all are',
    ],
  }),
  'turned-down': (share) => ({
    owner: 'QA',
    ko: [
      `읽으려던 호출 ${share}를 서버가 거절했어요`,
      '이 서버에 있는 값을 입력 파일(--fixture)에 적고 다시 돌려 주세요',
    ],
    en: [
      `the server turned down ${share} of what was to be read`,
      'name things that exist there in a --fixture and run again',
    ],
  }),
  'nothing-recorded': () => ({
    owner: 'QA',
    ko: ['기록에 이 계약의 호출이 하나도 없어요', '앱을 쓰면서 기록(HAR)을 내용과 함께 다시 받아 주세요'],
    en: ['the recording holds no call of this contract', 'record the app again, with the bodies'],
  }),
}

const withoutApi = (target: string) => target.replace(/\/api\/?$/, '')
const OWNERS = { QA: { ko: 'QA', en: 'QA' }, server: { ko: '서버 담당', en: 'whoever runs the server' } } as const

/** A halt for people: the sentence, what to do, and who can do it, in both languages. */
export type HaltWords = { code: HaltCode; ko: string; en: string; owner: Owner }

export function haltWords({ code, detail }: Halt): HaltWords {
  const { owner, ko, en } = WORDS[code](detail)
  const [koPart, enPart] = extent(code)
  return {
    code,
    owner,
    ko: `${koPart} 점검하지 못했어요: ${ko[0]}. ${ko[1]}. (고칠 사람: ${OWNERS[owner].ko})`,
    en: `${enPart}: ${en[0]}; ${en[1]}. (Who can mend it: ${OWNERS[owner].en})`,
  }
}

/** How much of what was to be tested was not. */
function extent(code: HaltCode): [ko: string, en: string] {
  if (UNFINISHED.includes(code)) return ['끝까지', 'Not all was tested']
  return isPart(code) ? ['대부분', 'Most was not tested'] : ['아무것도', 'Nothing was tested']
}

/** The run ended before its end. */
const UNFINISHED: HaltCode[] = ['stopped-answering', 'out-of-time']

const UNREAD: Partial<Record<Block['code'], MostlyUnread>> = {
  unreachable: 'fell-silent',
  'slowed-down': 'called-too-often',
  'session-ended': 'thrown-out',
  'no-sign-in': 'thrown-out',
  'not-implemented': 'not-there',
}

/** True where a run saw a little all the same, and its findings stand. */
export const isPart = (code: HaltCode): boolean =>
  UNFINISHED.includes(code) ||
  code === 'shut-out' ||
  code === 'turned-down' ||
  Object.values(UNREAD).some((one) => one === code)

/**
 * Why a run says too little: more than half of what was to be read was not. Undefined when enough was. What there was
 * no input for was not to be.
 */
export function unreadHalt(reads: Pick<Row, 'verdict' | 'blocked'>[]): Halt | undefined {
  const due = reads.filter(({ blocked }) => blocked?.code !== 'no-input')
  const codes = due.flatMap(({ verdict, blocked }) => (verdict === 'blocked' && blocked ? [haltOf(blocked)] : []))
  if (codes.length * 2 <= due.length) return undefined
  const most = [...new Set(codes)].toSorted((a, b) => times(codes, b) - times(codes, a))[0] ?? 'turned-down'
  return { code: most, detail: `${codes.length}/${due.length}` }
}

const haltOf = ({ code, detail }: Block): MostlyUnread =>
  UNREAD[code] ?? (/^(?:401|403|440)\b/.test(detail) ? 'shut-out' : 'turned-down')
const times = (codes: MostlyUnread[], one: MostlyUnread) => codes.filter((code) => code === one).length

/** A halt in both languages on one line: the first line of the output is what a CI shows. */
export const haltLine = (halt: Halt) => `${haltWords(halt).ko} | ${haltWords(halt).en}`

/** Why a sign-in that was answered gave no session. */
export function signInHalt({ status, contentType, json }: Pick<Answer, 'status' | 'contentType' | 'json'>): Halt {
  if (status === 429) return { code: 'sign-in-limited', detail: '' }
  if (status < 300 && json === undefined)
    return { code: 'sign-in-page', detail: `${status} ${contentType ?? 'nothing'}` }
  if (status >= 500) return { code: 'sign-in-breaks', detail: String(status) }
  if (status === 404 || status === 405 || (status >= 300 && status < 400))
    return { code: 'no-service', detail: String(status) }
  return { code: 'wrong-password', detail: status < 300 ? `${status}, no token` : String(status) }
}

/** Why a target did not answer its very first call. */
export function silenceHalt(silence: Silence, target: string): Halt {
  if (silence === 'given-up') return { code: 'hangs', detail: target }
  return { code: silence === 'damaged' ? 'cut' : silence, detail: target }
}

/** The address of a backend; throws a HaltError when nothing could be asked there. */
export function checkedAddress(target: string): string {
  if (/^https?:\/\//i.test(target) && !URL.canParse(target)) throw new HaltError('bad-address', target)
  if (!/^https?:\/\//i.test(target)) throw new HaltError('no-scheme', target.replace(/^\w*:?\/+/, ''))
  if (/\/api\/?$/.test(new URL(target).pathname)) throw new HaltError('api-address', target)
  return target
}

/** What parseArgs reads; throws a HaltError that names the option that cannot be used. */
export function readOptions<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    throw new HaltError('unknown-option', /'([^']+)'/.exec(words)?.[1] ?? words)
  }
}
