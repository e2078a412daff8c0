const ENGLISH = `npm run contract -- [options]

  --target URL          the backend to judge; without it our own server, or with --prism the mock
  --user, --password    a test member's sign-in; the password also from HANSANG_CONTRACT_PASSWORD
  --areas a,b           only these areas
  --write               also writes: only what can be taken back, under the run's own name, and takes it back
  --har FILE            judges a recording (a browser's HAR, or a guard report of a QA build); without --target nothing is called
  --fixture FILE        values that exist on this target, and operations to leave alone (docs/contract-tests.md)
  --report DIR          writes index.html, junit.xml and report.json there and tells what changed since the last time
  --fail-on LIST        what ends with exit code 1 besides defects, with commas: refuted (assumptions; so unless told otherwise),
                        blocked (operations, and lists seen empty); defect for nothing else
  --slow SECONDS        an answer that takes longer is a defect; 10 unless told otherwise
  --timeout SECONDS     how long to wait for an answer; 30 unless told otherwise
  --max-time S          calls nothing new after so many seconds, and tells what was left out (exit code 2)
  --concurrency N       calls under way at once, 6 unless told otherwise, as many as a browser makes
  --probes N            requests that are not allowed tried beside each example, 3 unless told otherwise

Exit code 0: nothing to mend. 1: a defect, or what --fail-on names. 2: nothing was tested, or too little; the first line says why. 130: stopped.
`

const KOREAN = `npm run contract -- [옵션]

  --target URL          점검할 서버의 주소. 없으면 우리 서버를, --prism이면 목(mock)을 점검해요
  --user, --password    시험 계정의 이름과 비밀번호. 비밀번호는 HANSANG_CONTRACT_PASSWORD로도 줄 수 있어요
  --areas a,b           이 영역만 점검해요
  --write               쓰기도 해요. 되돌릴 수 있는 것만 점검용 이름으로 만들고 다시 지워요
  --har FILE            기록(브라우저의 HAR, QA 빌드의 guard 보고서)을 판정해요. --target이 없으면 아무것도 부르지 않아요
  --fixture FILE        이 서버에 있는 값과 부르지 않을 호출을 적은 파일 (docs/contract-tests.ko.md)
  --report DIR          index.html, junit.xml, report.json을 쓰고 지난번과 달라진 것을 알려 줘요
  --fail-on 목록        결함 말고 무엇이 있으면 종료 코드가 1인지 쉼표로 적어요. refuted(틀린 짐작, 기본),
                        blocked(확인하지 못한 호출과 빈 목록만 본 호출). 결함만이면 defect
  --slow 초             이보다 오래 걸린 응답은 결함이에요. 기본 10
  --timeout 초          응답을 기다리는 시간. 기본 30
  --max-time 초         이만큼 지나면 새로 부르지 않고, 부르지 못한 것을 알려 줘요(종료 코드 2)
  --concurrency N       한 번에 부르는 수. 기본 6, 브라우저와 같아요
  --probes N            보통 요청마다 시도하는 잘못된 요청의 수. 기본 3

종료 코드 0: 고칠 것 없음. 1: 결함이나 --fail-on에 적은 것이 있음. 2: 점검하지 못했거나 너무 조금만 함(첫 줄에 이유). 130: 도중에 멈춤.
`

/**
 * What the command can do, in the language of the terminal: the first of these variables that is set decides, as
 * everywhere in a shell (docs/decisions/351).
 */
export function helpText(env: NodeJS.ProcessEnv): string {
  const language = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  return /^ko/i.test(language) ? KOREAN : ENGLISH
}
