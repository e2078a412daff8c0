/**
 * What a move is called in either language, by the drawing that stands for it. Words are looked for anywhere in a name
 * without its spaces, the longest first; what nobody knows stands upright.
 */
export const moveWords = {
  stand: '',
  walk: '걷기 걸음 산책 walk',
  march: '제자리걷기 무릎치기 제자리뛰기 무릎들기 하이니 달리기 뛰기 march highknee runinplace kneelift jog',
  jack: '팔벌려뛰기 점핑잭 점프 jumpingjack jump',
  squat: '스쿼트 벽에기대앉기 squat wallsit',
  lunge: '런지 골반앞쪽 lunge',
  pushup: '팔굽혀펴기 푸시업 푸쉬업 pushup push-up pressup',
  wallpush: '벽밀기 벽짚고 wallpush',
  sidestep: '옆으로걷기 sidestep',
  plank: '플랭크 plank',
  sideplank: '옆플랭크 사이드플랭크 sideplank',
  climber: '마운틴클라이머 등산하듯 버피 mountainclimber burpee',
  bridge: '브리지 브릿지 엉덩이들기 골반들기 bridge hiplift',
  crunch: '윗몸 크런치 복근 crunch sit-up situp',
  legraise: '다리올리기 누워다리 레그레이즈 legraise',
  birddog: '버드독 슈퍼맨 네발로팔다리 팔다리뻗기 birddog bird-dog superman',
  cat: '고양이 등말았다 등말기 네발 cat-cow catcow catstretch',
  child: '아기자세 쉬는자세 엎드려 child’spose childpose child',
  fold: '앞으로숙이기 상체숙이기 숙이기 forwardfold forwardbend toetouch',
  sidebend: '옆구리 옆으로 스트레칭 sidebend sidestretch stretch',
  neck: '목돌리기 목옆으로기울이기 턱 으쓱 목늘리기 고개 목 neck',
  arms: '어깨 날개뼈 팔돌리기 팔벌리기 가슴 shoulder armcircle chest',
  reach: '기지개 팔뻗기 만세 팔올리기 reach overhead',
  seated: '의자 앉아 골반세우기 chair seated',
  twist: '몸통돌리기 비틀기 허리돌리기 twist',
  chairstand:
    '앉았다일어서기 앉았다일어나기 의자에서일어나기 일어서기 일어나기 sit-to-stand sittostand chairstand standup',
  calf: '까치발 뒤꿈치 종아리 발목 발목돌리기 calf heel ankle',
  balance: '한발 균형 다리옆으로 중심잡기 oneleg singleleg balance',
  hamstring: '다리뻗기 허벅지 햄스트링 다리뒤 hamstring thigh',
  wrist: '손목 손목늘이기 주먹 손목늘리기 손목돌리기 손가락 wrist finger',
  lift: '덤벨 아령 물병 팔들기 이두 curl dumbbell lift',
  stairs: '계단 오르기 스텝 stair step',
  breathe: '호흡 숨 명상 breath breathing',
} as const

/** What the server calls a drawing, where that is not the drawing's own name. */
export const moveCodes: Readonly<Record<string, MoveDrawing>> = { SIT: 'seated', HAND: 'wrist', STRETCH: 'reach' }

export type MoveDrawing = keyof typeof moveWords
