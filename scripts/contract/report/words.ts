import { inWords, type Kind } from '../differences.ts'
import type { Exchange, Finding } from '../ledger.ts'
import type { ProvenanceLevel } from '../model.ts'
import type { ChangedSetting } from '../open-writes.ts'
import type { Block, Verdict } from '../verdict.ts'

// Every Korean word of the report for testers. They test an app; they need not know what a schema is. A few lines over
// 400: whoever mends a sentence finds all of them in one file.

export const VERDICT_WORDS: Record<Verdict, { name: string; told: string }> = {
  defect: { name: '결함', told: '문서나 실제 기록과 다르게 움직여요. 서버를 고쳐야 해요.' },
  'assumption refuted': { name: '가정이 틀림', told: '문서가 없어 우리가 짐작한 부분이 실제와 달라요. 계약을 고쳐요.' },
  discovered: { name: '새로 발견', told: '계약에 적혀 있지 않은 항목이 왔어요. 쓸지 정하고 적어요.' },
  blocked: { name: '확인 못 함', told: '부르지 못했거나 거절당해서 맞는지 알 수 없어요. 통과가 아니에요.' },
  'seen empty': { name: '빈 목록만 봄', told: '목록이 비어 있어서 그 안의 줄은 견주지 못했어요. 통과가 아니에요.' },
  'promote to observed': { name: '짐작이 맞음', told: '짐작한 부분이 여러 번 맞았어요. 계약에 “관측됨”으로 올려요.' },
  holds: { name: '계약대로', told: '비교한 응답이 모두 계약과 같아요.' },
}

export const LEVEL_WORDS: Record<ProvenanceLevel, string> = {
  documented: '문서에 있음',
  observed: '실제로 관측함',
  assumed: '우리가 짐작함',
}

export const OWNER_WORDS: Partial<Record<Verdict, string>> = {
  defect: '서버 담당',
  'assumption refuted': '계약 담당',
  discovered: '계약 담당',
  blocked: 'QA',
  'seen empty': 'QA',
}

const AREAS: Record<string, string> = {
  session: '로그인',
  member: '회원',
  common: '공통',
  menu: '오늘의 메뉴',
  meal: '식사',
  mypage: '마이페이지',
  main: '홈',
  my: '내 설정',
  health: '건강 기록',
  announce: '공지',
  customer: '고객센터',
  care: '케어 콘텐츠',
  goal: '목표',
  preview: '미리보기',
  welfit: '웰핏',
  healthcheckup: '건강검진',
  healthMax: '측정 기기',
  chat: '채팅',
  reservation: '상담 예약',
  challenge: '챌린지',
  mission: '미션',
  battle: '배틀',
  team: '팀',
  ranking: '랭킹',
  event: '이벤트',
  quiz: '퀴즈',
  report: '리포트',
  external: '외부 서비스',
  diary: '다이어리',
  coach: '코칭',
  wellorder: '스마트오더',
  service: '이벤트·그린스탬프',
  sample: '시험용 게시판',
  retrofit: '안드로이드 시험',
}
export const areaName = (area: string) => AREAS[area] ?? area

/** What was found, as a sentence that names the field. */
const TITLES: Record<Kind, (field: string) => string> = {
  status: () => '약속하지 않은 응답 코드가 왔어요',
  'content-type': () => '응답의 종류(Content-Type)가 달라요',
  header: (field) => `${field} 헤더가 빠졌어요`,
  unreadable: () => '응답 내용을 읽을 수 없어요',
  encoding: () => '글자의 부호화(UTF-8)가 깨졌어요',
  failed: () => '서버에서 오류가 났어요',
  'no-answer': () => '두 번 물어도 응답이 오지 않았어요',
  slow: () => '응답이 너무 늦어요',
  missing: (field) => `${field} 항목이 빠졌어요`,
  unknown: (field) => `계약에 없는 ${field} 항목이 왔어요`,
  null: (field) => `${field} 항목이 비어(null) 있어요`,
  type: (field) => `${field} 항목의 자료 종류가 달라요`,
  'number-text': (field) => `${field} 항목의 숫자와 글자가 바뀌었어요`,
  enum: (field) => `${field} 항목에 약속하지 않은 코드가 왔어요`,
  date: (field) => `${field} 항목의 날짜나 시각 표기가 달라요`,
  format: (field) => `${field} 항목의 표기 형식이 달라요`,
  value: (field) => `${field} 항목이 정해진 범위를 벗어났어요`,
  sum: (field) => `${field} 합계가 맞지 않아요`,
  garbled: (field) => `${field} 항목의 글자가 깨졌어요`,
  unusual: (field) => `${field} 항목에 예시에서 볼 수 없는 모양의 값이 있어요`,
  contradiction: (field) => `${field} 항목이 다른 항목과 서로 맞지 않아요`,
  leak: (field) => `${field} 항목에 밖으로 나가면 안 되는 것이 있어요`,
  doubled: (field) => `${field === '응답' ? '목록' : field} 목록에 같은 줄이 두 번 있어요`,
  order: (field) => `${field === '응답' ? '목록' : field} 목록의 순서가 약속과 달라요`,
  page: (field) => `${field} 항목이 목록이나 쪽수와 맞지 않아요`,
  empty: () => '다른 호출에는 있는 것이 이 목록에는 없어요',
  echo: (field) => `물어본 것과 다른 ${field} 값으로 답해요`,
  unstable: () => '같은 것을 다시 물으면 다르게 답해요',
  'other-member': () => '로그인한 회원이 아닌 다른 회원의 자료를 답해요',
  'not-saved': () => '저장했다고 답했는데 다시 읽으면 없어요',
  'saved-twice': () => '한 번 저장했는데 두 번 들어 있어요',
  'not-removed': () => '지웠다고 답했는데 그대로 있어요',
  'removed-too-much': () => '지우라고 하지 않은 것까지 지웠어요',
  'not-restored': (field) => `${field} 설정이 전의 값으로 돌아오지 않아요`,
  'auth-ignored': (field) => (field === 'password' ? '틀린 비밀번호로도 로그인돼요' : '로그인하지 않아도 응답해요'),
  'invalid-accepted': (field) => `잘못된 ${field} 값을 받아들였어요`,
  'valid-refused': () => '올바른 요청을 거절했어요',
  demanded: (field) => `없어도 되는 ${field === 'request' ? '' : `${field} `}값이 없다고 거절했어요`,
  'false-success': () => '성공(2xx)이라고 답하면서 봉투의 code는 실패라고 해요',
}

/** What it means for a member who uses the app. */
const MEANINGS: Record<Kind, string> = {
  status: '앱이 이 코드를 몰라서 일반 오류 화면을 보여 줄 수 있어요.',
  'content-type': '앱이 내용을 자료로 읽지 못해 화면이 비거나 로그아웃될 수 있어요.',
  header: '앱이 이 헤더로 다음 동작(로그인 유지 등)을 정해요.',
  unreadable: '앱은 읽을 수 없는 응답을 끊긴 로그인으로 여겨요.',
  encoding: '한글이 깨져 보이거나 앱이 내용을 읽지 못해요.',
  failed: '회원에게는 오류 화면이 보여요.',
  'no-answer': '회원은 기다리다가 오류 화면을 만나요.',
  slow: '회원은 멈춘 화면을 보다가 앱을 닫아요.',
  missing: '이 항목을 쓰는 화면이 비거나 멈출 수 있어요.',
  unknown: '앱은 모르는 항목을 무시해요. 쓸모가 있는지 확인이 필요해요.',
  null: '값이 있다고 믿는 화면이 멈추거나 “null”이 보일 수 있어요.',
  type: '화면이 값을 그리지 못하거나 멈출 수 있어요.',
  'number-text': '계산과 정렬이 틀리거나 쉼표가 사라질 수 있어요.',
  enum: '앱이 뜻을 몰라 기본 모양으로 보이거나 아무것도 보이지 않아요.',
  date: '날짜가 틀리게 보이거나 그래프에서 빠질 수 있어요.',
  format: '값을 해석하지 못해 화면에 그대로 보일 수 있어요.',
  value: '화면이 예상하지 않은 크기의 값을 받아요.',
  sum: '합계와 목록이 서로 다른 숫자를 보여 줘요.',
  garbled: '회원에게 깨진 글자가 그대로 보여요.',
  unusual: '회원에게 이상한 글자나 말이 안 되는 값이 보여요.',
  contradiction: '한 화면 안에서, 또는 두 화면이 서로 다른 말을 해요.',
  leak: '비밀이나 서버 내부, 개인정보가 밖으로 드러나요.',
  doubled: '같은 것이 두 번 보이고, 합계와 순위가 틀려져요.',
  order: '최근 것이 아래로 가거나 그래프의 선이 엉켜요.',
  page: '더 보기가 끝나지 않거나 뒤의 것이 보이지 않아요.',
  empty: '있는 자료가 없는 것으로 보여요.',
  echo: '회원이 고른 날이나 식당이 아닌 다른 것의 자료를 보여 줘요.',
  unstable: '화면을 다시 열 때마다 목록이 달라져요.',
  'other-member': '다른 사람의 자료가 보이는 보안 문제예요.',
  'not-saved': '회원이 적은 것이 사라져요.',
  'saved-twice': '회원의 기록이 두 배가 돼요.',
  'not-removed': '회원이 지운 것이 다시 나타나요.',
  'removed-too-much': '회원이 지우지 않은 기록이 사라져요.',
  'not-restored': '회원이 되돌린 설정이 바뀐 채로 남아요.',
  'auth-ignored': '다른 사람의 자료가 보일 수 있는 보안 문제예요.',
  'invalid-accepted': '틀린 자료가 저장되거나 엉뚱한 결과가 나올 수 있어요.',
  'valid-refused': '회원이 제대로 입력해도 오류를 만나요.',
  demanded: '앱은 보내지 않아도 되는 값을 보내지 않아요. 회원은 할 수 있는 일에서 오류를 만나요.',
  'false-success': '앱은 실패로 여겨 오류를 보이거나, 코드만 믿는 곳에서는 된 것처럼 보여요.',
}

/** The last part of a place, as testers see it in the answer. */
export function fieldOf(at: string): string {
  const name = at.includes('/')
    ? (at.split('/').findLast((part) => part !== '' && !/^(?:\d+|\*)$/.test(part)) ?? '응답')
    : (at.split(' ').at(-1) ?? at)
  return name.replaceAll('~1', '/').replaceAll('~0', '~')
}

export const titleOf = ({ kind, at }: Pick<Finding, 'kind' | 'at'>) => TITLES[kind](fieldOf(at))
export const meaningOf = ({ kind }: Pick<Finding, 'kind'>) => MEANINGS[kind]

/** `/data/3/kcal` → `data › 4번째 › kcal`. */
export function whereOf(at: string): string {
  if (!at.includes('/')) return at === '' ? '응답 전체' : at.replace(/^query /, '주소의 ').replace(/^path /, '경로의 ')
  const [before = '', ...parts] = at.split('/')
  const steps = parts.map((part) => (/^\d+$/.test(part) ? `${Number(part) + 1}번째` : part === '*' ? '각 줄' : part))
  return [...(before.trim() === '' ? [] : [before.trim() === 'body' ? '보낸 내용' : before.trim()]), ...steps].join(
    ' › ',
  )
}

const TYPES: Record<string, string> = {
  integer: '정수',
  number: '숫자',
  string: '글자',
  array: '목록',
  object: '묶음',
  boolean: '참·거짓',
  null: '비어 있음(null)',
  missing: '없음',
  nothing: '없음',
}

/** `기록과`, `문서와`: the particle goes by whether the last syllable ends in a consonant. */
export function withParticle(word: string, afterConsonant: string, afterVowel: string): string {
  const code = word.charCodeAt(word.length - 1) - 0xac00
  const closed = code >= 0 && code < 11_172 ? code % 28 > 0 : /[013678lmnr]$/i.test(word)
  return word + (closed ? afterConsonant : afterVowel)
}

/**
 * What a finding says in English words, in Korean. What is no sentence of ours (a value, a pattern, a code) stays as it
 * is.
 */
const PHRASES: [RegExp, string][] = [
  [/^accepted \(only what is required\): allowed$/, '꼭 필요한 값만 보내도 받아야 해요'],
  [/^accepted \(only what is required\)$/, '꼭 필요한 값만 보내도 받아야 해요'],
  [/^accepted \(another of the list\): (.*)$/s, '목록의 다른 값도 받아야 해요: $1'],
  [/^accepted$/, '받아야 해요'],
  [/^refused without it$/, '이 값이 없으면 거절해요'],
  [/^code (-?\d+) in a (\d{3})$/, '$2인데 code가 $1'],
  [/^refused with 401$/, '401로 거절해야 해요'],
  [/^refused: (.*)$/s, '거절해야 해요: $1'],
  [/^(\d{3}) with an answer$/, '$1 코드로 내용을 보냈어요'],
  [/^(\d{3}) with a token$/, '$1 코드로 토큰을 보냈어요'],
  [/^(\d{3}) without a token$/, '$1 코드인데 토큰이 없어요'],
  [
    /^(\d{3}), (left out|wrong type|outside the list|wrong pattern|too long|too short|too small|too large)$/,
    '$1 코드로 받아들임(보낸 값: $2)',
  ],
  [/^an answer$/, '응답'],
  [/^an empty body$/, '빈 내용'],
  [/^no body$/, '내용 없음'],
  [/^a body$/, '내용'],
  [/^not JSON$/, 'JSON이 아님'],
  [/^present$/, '있어야 해요'],
  [/^required$/, '꼭 필요한 값'],
  [/^none$/, '없음'],
  [/^within ([\d.]+) s$/, '$1초 안'],
  [/^([\d.]+) s$/, '$1초'],
  [/^every row once$/, '줄마다 한 번'],
  [/^the same row$/, '똑같은 줄'],
  [/^a day or time that exists$/, '있는 날짜나 시각'],
  [/^a byte order mark$/, '바이트 순서 표시(BOM)'],
  [/^bytes that are no UTF-8$/, 'UTF-8이 아닌 바이트'],
  [/^(\d+) rows on page (\d+) of (\d+)$/, '한 쪽에 $3개씩일 때 $2쪽에 $1개'],
  [/^(\d+) rows, totalCnt (\d+)$/, '$1개, totalCnt $2'],
  [/^JSON with every name once$/, '이름을 한 번씩만 적은 JSON'],
  [/^a name twice$/, '같은 이름이 두 번'],
  [/^a number below 2\^53$/, '2^53보다 작은 수'],
  [/^the rows of page 2$/, '2쪽의 줄'],
  [/^rows of page 1 again$/, '1쪽의 줄이 또 옴'],
  [/^no text: /, '프로그램이 글자 대신 남긴 것: '],
  [/^U\+FFFD: /, '알 수 없는 글자(�): '],
  [/^question marks: /, '물음표로 바뀜: '],
  [/^HTML entities: /, 'HTML 부호로 바뀜: '],
  [/^syllables taken apart: /, '글자를 자모로 풀어 씀: '],
  [/^escaped twice: /, '두 번 부호화됨: '],
  [/^percent encoding: /, '퍼센트 부호로 바뀜: '],
  [/^UTF-8 read as Latin-1: /, 'UTF-8을 다른 부호로 읽음: '],
  [/^EUC-KR read as Latin-1: /, 'EUC-KR을 다른 부호로 읽음: '],
  [/^letters in place of Hangul: /, '한글 자리에 다른 글자: '],
  [/^once in (\w+): (.*)$/s, '$1에 한 번: $2'],
  [/^no more in (\w+): (.*)$/s, '$1에 없어야 해요: $2'],
  [/^still in (\w+): (.*)$/s, '$1에 남아 있어야 해요: $2'],
  [/^more than once$/, '두 번 이상'],
  [/^gone too$/, '함께 없어졌어요'],
  [/^once$/, '한 번'],
  [/^gone$/, '없어야 해요'],
  [/^still there$/, '그대로 있음'],
  [/^(\d+) times$/, '$1번'],
  [/^not there$/, '없음'],
  [/^rows, as (\w+) shows them$/, '줄이 있어야 해요($1에는 있어요)'],
  [/^no rows$/, '빈 목록'],
  [/^must be (>=|<=|>|<) (.*)$/, '$1 $2'],
  [/^must NOT have fewer than (\d+) (characters|items)$/, '$1개 이상'],
  [/^must NOT have more than (\d+) (characters|items)$/, '$1개 이하'],
  [/^at least (\d+) characters$/, '$1자 이상'],
  [/^at most (\d+) characters$/, '$1자 이하'],
]
const CHANGES: Record<string, string> = {
  'left out': '빠뜨림',
  'wrong type': '다른 종류',
  'outside the list': '목록에 없는 값',
  'wrong pattern': '다른 형식',
  'too long': '너무 긺',
  'too short': '너무 짧음',
  'too small': '너무 작음',
  'too large': '너무 큼',
  required: '꼭 필요한 값',
  characters: '자',
}

/** Types in plain words; values, patterns and codes stay as they are. */
export function plain({ kind }: Pick<Finding, 'kind'>, words: string): string {
  const typed = ['missing', 'unknown', 'null', 'type', 'number-text'].includes(kind)
  if (typed)
    return words.replaceAll(
      /\b(?:integer|number|string|array|object|boolean|null|missing|nothing)\b(?!")/g,
      (word) => TYPES[word] ?? word,
    )
  const [pattern, korean] = PHRASES.find(([phrase]) => phrase.test(words)) ?? []
  if (!pattern || korean === undefined) return kind === 'header' && words === 'missing' ? '없음' : words
  return words
    .replace(pattern, korean)
    .replaceAll(
      /left out|wrong type|outside the list|wrong pattern|too long|too short|too small|too large|\brequired\b|(?:at least|at most) \d+ characters|\b(?:integer|number|string|array)\b/g,
      (word) =>
        CHANGES[word] ??
        TYPES[word] ??
        word.replace(/at least (\d+) characters/, '$1자 이상').replace(/at most (\d+) characters/, '$1자 이하'),
    )
}

/** Why an operation is blocked, in Korean. */
const REASONS: [RegExp, string][] = [
  [/^the sign-in failed$/, '로그인하지 못했어요'],
  [/^no sign-in was given$/, '시험 계정을 주지 않았어요'],
  [/^another device signed in with this member$/, '다른 기기에서 같은 계정으로 로그인했어요'],
  [/^left out by the fixture: (.*)$/s, '입력 파일에서 뺐어요: $1'],
  [
    /^no earlier answer says what may be written without a change$/,
    '바꾸지 않고 쓸 수 있는 값을 어느 응답에서도 찾지 못했어요',
  ],
  [/^(\w+) was not accepted$/, '앞 단계($1)를 서버가 받아들이지 않았어요'],
  [/^no answer to (\d+) calls in a row$/, '잇따라 $1번 응답이 없었어요'],
  [/^(\w+): no example for the body$/, '보낼 내용의 예가 없어요'],
  [/^(\w+): no example for (.*)$/, '$2 값의 예가 없어요'],
  [/^another value would begin the goal anew$/, '다른 값을 쓰면 목표가 새로 시작돼요'],
  [/^what is done may be rewarded$/, '한 것으로 적으면 보상이 나갈 수 있어요'],
  [/^other people would see it$/, '다른 사람에게 보여요'],
  [/^no call of the contract reads the sign-ins of a member$/, '회원의 로그인 기록을 읽는 호출이 없어요'],
  [/^no call of the contract reads the uses of auto-login$/, '자동 로그인 기록을 읽는 호출이 없어요'],
  [/^(\w+) did not show what it wrote$/, '$1가 쓴 것을 보여 주지 않았어요'],
  [/^code (-?\d+)$/, '봉투의 code가 $1이에요'],
  [/^(\d{3})(?: (\w+))?$/, '응답 코드 $1 $2'],
]
export function reasonOf({ detail }: Block): string {
  const [pattern, korean] = REASONS.find(([phrase]) => phrase.test(detail)) ?? []
  return pattern && korean !== undefined ? detail.replace(pattern, korean).trim() : detail
}

/** What to do next, by whom it is to be done. */
export function nextStepOf({ verdict, kind, level }: Pick<Finding, 'verdict' | 'kind' | 'level'>): string {
  if (kind === 'failed')
    return '아래 요청을 서버 담당에게 그대로 전해 주세요. 같은 시각의 서버 로그에서 원인을 찾을 수 있어요.'
  if (kind === 'auth-ignored' || kind === 'other-member' || kind === 'leak')
    return '보안 결함이에요. 다른 것보다 먼저 서버 담당에게 알려 주세요.'
  if (kind === 'no-answer' || kind === 'slow')
    return '아래 요청을 서버 담당에게 그대로 전해 주세요. 같은 시각의 서버 로그와 데이터베이스 상태를 함께 보면 좋아요.'
  if (kind === 'not-restored')
    return '점검이 바꾼 설정이 그대로 남아 있어요. 앱에서 손으로 점검 전 값으로 되돌린 다음, 아래 요청과 응답을 서버 담당에게 전해 주세요.'
  if (level === 'assumed' && verdict === 'defect')
    return '문서가 없어도 맞을 수 없는 응답이에요. 아래 요청과 응답을 서버 담당에게 그대로 전해 주세요.'
  if (verdict === 'defect') {
    const source = withParticle(level === 'documented' ? '운영사 문서' : '실제 기록', '과', '와')
    return `${source} 다르다고 서버 담당에게 알리고, 고친 뒤 이 점검을 다시 돌려 주세요.`
  }
  if (verdict === 'discovered') return '계약 담당이 뜻을 확인하고, 쓸 항목이면 아래 내용을 계약에 더해요.'
  if (kind === 'valid-refused') return '서버 담당에게 거절 이유를 물어보고, 맞는 이유라면 계약에 그 조건을 적어요.'
  return '계약 담당이 실제 동작이 맞는지 확인하고, 맞으면 아래처럼 계약을 고쳐요.'
}

/** A setting that a run could not put back: which one, both values, and that a person has to. */
export function settingWords({ name, of, was, ...rest }: ChangedSetting): { ko: string; en: string } {
  const which = Object.entries(of).reduce((words, [key, value]) => `${words}, ${key} ${inWords(value)}`, name)
  const now = 'now' in rest ? inWords(rest.now) : undefined
  const before = inWords(was)
  const [ko, en] =
    now === undefined ? ['지금 값은 읽지 못했어요', 'could not be read since'] : [`지금 값 ${now}`, `${now} now`]
  return {
    ko: `설정 ${which} — 점검 전 값 ${before}, ${ko}. 앱에서 손으로 점검 전 값으로 되돌려 주세요.`,
    en: `setting ${which}: ${before} before the run, ${en}. Restore it by hand, in the app or by the request below.`,
  }
}

export const PURPOSE_WORDS: Record<Exchange['purpose'], string> = {
  example: '보통 요청',
  'without token': '로그인 정보 없이 보낸 요청',
  'foreign token': '아무 글자나 토큰으로 보낸 요청',
  'not allowed': '일부러 틀리게 보낸 요청',
  allowed: '조금 바꾼 올바른 요청',
  write: '점검이 만든 자료를 쓰는 요청',
  'read back': '쓴 것을 다시 읽는 요청',
  'clean-up': '점검이 만든 자료를 지우는 요청',
  recorded: '기록된 요청',
}

export const BLOCK_WORDS: Record<Block['code'], { name: string; next: string }> = {
  'not-implemented': { name: '우리 서버에 아직 없어요', next: '서버 담당에게 일정을 확인해 주세요.' },
  refused: {
    name: '서버가 거절했어요',
    next: '요청에 쓴 값이 이 서버에 없을 수 있어요. 있는 값을 입력 파일(--fixture)에 적고 다시 돌려 주세요.',
  },
  unreachable: { name: '응답이 없어요', next: '주소와 네트워크, 서버 상태를 확인하고 다시 돌려 주세요.' },
  'slowed-down': { name: '너무 자주 부른다고 해요', next: '--concurrency 값을 줄여 다시 돌려 주세요.' },
  'no-input': { name: '보낼 값이 없어요', next: '입력 파일(--fixture)에 값을 적어 주세요.' },
  'needs-write': {
    name: '자료를 바꾸는 호출이라 부르지 않았어요',
    next: '시험용 계정이라면 --write를 붙여 다시 돌려 주세요.',
  },
  'no-undo': {
    name: '되돌릴 방법이 없어 부르지 않았어요',
    next: '앱에서 직접 해 보고 기록(HAR)을 --har로 넣어 주세요.',
  },
  'not-provable': {
    name: '써 봤지만 저장됐는지 볼 수 없어요',
    next: '앱에서 직접 바꿔 보고 다시 열어 확인하거나, 기록(HAR)을 --har로 넣어 주세요.',
  },
  'no-sign-in': { name: '로그인하지 않아 부르지 못했어요', next: '--user와 비밀번호를 확인해 주세요.' },
  'session-ended': {
    name: '점검 중에 로그인이 끊겼어요',
    next: '같은 계정으로 다른 기기에서 로그인하지 말고 다시 돌려 주세요.',
  },
  stopped: { name: '점검을 도중에 멈췄어요', next: '다시 돌려 주세요.' },
  'out-of-time': {
    name: '--max-time으로 준 시간이 지나 부르지 못했어요',
    next: '시간을 더 주거나 --areas로 나누어 다시 돌려 주세요.',
  },
  'not-recorded': {
    name: '기록에 없어요',
    next: '앱에서 이 화면을 열어 기록을 다시 받거나 --target으로 직접 점검해 주세요.',
  },
}
