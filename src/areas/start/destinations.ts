import type { RouteName } from '#src/app/route-map.ts'
import type { BuiltScreen } from '#src/app/built-screens.ts'

/** What members come for, in the order of the page of all places. */
export const groups = ['eat', 'measure', 'walk', 'ask', 'gather', 'fit'] as const
export type Group = (typeof groups)[number]

/**
 * What somebody must have for a place to be of use: be an employee, hold a phone with our shell, be let into AI
 * coaching.
 */
export type Need = 'employee' | 'shell' | 'aiCoaching'

interface Place {
  name: RouteName
  group: Group
  /**
   * Other words under which people look for it, in both languages, parted by commas. Its own name is its screen's
   * title.
   */
  words: string
  /** Stands first in its group, with a value of its own. */
  tile?: true
  needs?: Need
}

/**
 * All places that a member can go to by themselves. Address, name, publicness and layout are those of the screen (route
 * map and route file), so that a row says only what it alone knows. What is no place, and why, stands in
 * destinations.test.ts.
 */
export const places: readonly Place[] = [
  {
    name: 'menuTodayMenu',
    group: 'eat',
    tile: true,
    words: '점심,저녁,아침,메뉴,밥,lunch,dinner,breakfast,today’s menu,food',
  },
  { name: 'healthlogMealRecord', group: 'eat', tile: true, words: '먹은 것,끼니,칼로리,meals,calories,food log' },
  { name: 'healthlogRecordEntire', group: 'eat', words: '기록 찾기,past meals,history' },
  { name: 'coachMealBoard', group: 'eat', words: '식단 코칭,조언,coach,advice' },
  { name: 'coachMealPattern', group: 'eat', words: '패턴,습관,habit,pattern' },
  { name: 'menuEatingType', group: 'eat', words: '식습관,유형 검사,eating type' },
  { name: 'mypageFavorite', group: 'eat', words: '하트,찜,즐겨찾기,favourite,favorite,liked' },
  { name: 'mypageAlerge', group: 'eat', words: '알레르기,알러지,못 먹는,allergy,allergies,avoid' },
  { name: 'mealReview', group: 'eat', words: '별점,후기,맛,rating,review,stars' },
  { name: 'mealChoiceList', group: 'eat', words: '투표,고르기,vote,poll' },
  { name: 'mealTakeHomeList', group: 'eat', words: '포장,반찬,가져가기,take home' },
  { name: 'mypageWellOrderWellOrderList', group: 'eat', words: '포장,주문,픽업,takeout,order,pickup' },
  { name: 'mypageWellOrderSubscribedList', group: 'eat', words: '정기 식단,subscription,meal plan' },
  { name: 'mealRecordAlcohol', group: 'eat', words: '음주,맥주,소주,drinks,alcohol,beer' },
  { name: 'customerMealPaymentList', group: 'eat', words: '정산,영수증,돈,카드,payments,receipt,bill' },
  { name: 'mypageRestManage', group: 'eat', words: '식당 고르기,내 식당,지점,구내식당,restaurants,cafeteria,canteen' },
  { name: 'healthlogWeightRecord', group: 'measure', tile: true, words: '몸무게,다이어트,비만,weight,scale,kg' },
  { name: 'healthlogBloodpressureRecord', group: 'measure', tile: true, words: '고혈압,수축기,이완기,blood pressure' },
  { name: 'healthlogBloodSugarRecord', group: 'measure', words: '당뇨,공복,식후,blood sugar,glucose,diabetes' },
  { name: 'healthlogSleepRecord', group: 'measure', words: '잠,불면,sleep' },
  { name: 'healthlogHeartRateRecord', group: 'measure', words: '맥박,심장,heart rate,pulse' },
  { name: 'healthlogHealthMedicine', group: 'measure', words: '복약,알약,영양제,medicine,pills' },
  { name: 'healthlogExercise', group: 'measure', words: '걸음,걷기,달리기,헬스,exercise,steps,workout' },
  { name: 'goalGoalList', group: 'measure', words: '목표 체중,계획,goals,target' },
  { name: 'healthlogHealthScore', group: 'measure', words: '점수,health score' },
  { name: 'goalHealthData', group: 'measure', words: '신체 나이,health age' },
  { name: 'healthlogHealthscreenings', group: 'measure', words: '건강검진,종합검진,check-up,screening' },
  { name: 'healthlogWeeklyReport', group: 'measure', words: '지난주,보고서,weekly report' },
  {
    name: 'healthlogDeviceInterlock',
    group: 'measure',
    words: '체중계,혈압계,혈당계,인바디,블루투스,devices,bluetooth,scale',
  },
  {
    name: 'healthlogHealthDataLink',
    group: 'measure',
    words: '휴대폰 연동,삼성 헬스,애플 건강,걸음 수,동기화,phone,samsung health,apple health,sync',
  },
  { name: 'healthlogExerciseDataLink', group: 'measure', words: '운동 연결,달리기,exercise,workout,sync' },
  { name: 'healthlogHealthIndicatiorsetting', group: 'measure', words: '기록 항목,순서,what i log' },
  { name: 'challengeChallenge', group: 'walk', tile: true, words: '산책,팀,순위,challenges,team,ranking' },
  { name: 'challengeChallengeList', group: 'walk', words: '참가,신청,new challenges,join' },
  { name: 'challengeLastchallenge', group: 'walk', words: '끝난 챌린지,past challenges' },
  { name: 'challengeMission', group: 'walk', words: '할 일,missions' },
  { name: 'diaryMission', group: 'walk', words: '습관,실천,practice' },
  { name: 'serviceBattleBatList', group: 'walk', words: '배틀,대결,내기,battle' },
  { name: 'challengeAiChallenge', group: 'walk', needs: 'aiCoaching', words: '인공지능,코치,ai coach' },
  { name: 'inviteFriend', group: 'walk', words: '친구,추천인,invite,friend' },
  {
    name: 'welfitWelfitConsultingList',
    group: 'ask',
    tile: true,
    needs: 'employee',
    words: '상담,영양사,fit-talk,counselling',
  },
  {
    name: 'welfitWelfitMeasureList',
    group: 'ask',
    tile: true,
    needs: 'employee',
    words: '측정,인바디,fit-check,measure',
  },
  { name: 'counselingMyRsrvList', group: 'ask', words: '예약 확인,취소,appointments' },
  { name: 'mealMealCoachReserve', group: 'ask', words: '영양사,식단 상담,nutritionist' },
  { name: 'careHealthCareService', group: 'ask', words: '읽을거리,건강 정보,stories,articles' },
  { name: 'customerVoc', group: 'ask', words: '건의,불만,칭찬,의견,feedback,restaurant' },
  { name: 'customerAppqna', group: 'ask', words: '문의,고객센터,오류,버그,help,support,bug' },
  { name: 'myFaqList', group: 'ask', words: 'FAQ,질문,도움말,questions,help' },
  { name: 'customerAnnounceList', group: 'ask', words: '공지사항,소식,announcements,news' },
  { name: 'myUseInform', group: 'ask', words: '사용법,설명서,guide,how to' },
  { name: 'serviceEventList', group: 'gather', tile: true, words: '룰렛,경품,응모,events,prizes' },
  { name: 'serviceGreenStamp', group: 'gather', tile: true, words: '도장,잔반,환경,green,stamps' },
  { name: 'mypagePoint', group: 'gather', words: '적립,마일리지,points' },
  { name: 'mypageCouponList', group: 'gather', words: '할인,쿠폰함,coupons,vouchers' },
  { name: 'serviceEventResList', group: 'gather', words: '당첨자,결과,winners,results' },
  { name: 'serviceGreenQuiz', group: 'gather', words: '문제,퀴즈,quiz' },
  { name: 'serviceGreenStory', group: 'gather', words: '환경 이야기,green stories' },
  { name: 'shopShop', group: 'gather', words: '쇼핑,상점,shop,store' },
  { name: 'mypageWellMallOrderList', group: 'gather', words: '배송,구매,orders,delivery' },
  {
    name: 'mypageSetup',
    group: 'fit',
    tile: true,
    words: '설정,테마,다크 모드,언어,영어,settings,theme,dark,language',
  },
  { name: 'mypagePushList', group: 'fit', tile: true, words: '푸시,알림 설정,push,notifications' },
  { name: 'mySettingHome', group: 'fit', words: '시작 화면,first screen,start' },
  { name: 'mySettingHealthShw', group: 'fit', words: '카드 순서,home cards' },
  { name: 'mySettingQuickMenu', group: 'fit', words: '바로 기록,quick menu' },
  { name: 'mySettingShake', group: 'fit', needs: 'shell', words: '흔들기,큐알,shake,qr' },
  { name: 'mypageToast', group: 'fit', words: '알림 문구,toast' },
  { name: 'mypageUserInfoManage', group: 'fit', words: '개인정보,프로필,전화번호,이메일,profile,account' },
  { name: 'mypageUserPwdChange', group: 'fit', words: '암호,바꾸기,password' },
  { name: 'mypageTopic', group: 'fit', words: '관심사,topics,interests' },
  { name: 'mySettingAgree', group: 'fit', words: '민감정보,동의 철회,개인정보,consent,privacy' },
  { name: 'mySettingUseService', group: 'fit', words: '마케팅,동의,agreements' },
  { name: 'mypageTermsDetailPrivacyPolicy', group: 'fit', words: '처리방침,privacy policy' },
  { name: 'mypageTermsdetailService', group: 'fit', words: '이용약관,terms' },
]

/** As many of a group stand with a picture and a value of their own: two, side by side. */
const TILES = 2

/**
 * A group's tiles and the rest in words. Where one of the tiles is not for this member, the next place takes its room.
 */
export function tilesOf<One extends Pick<Place, 'tile'>>(group: readonly One[]): { tiles: One[]; rest: One[] } {
  const tiles = [...group.filter(({ tile }) => tile), ...group.filter(({ tile }) => !tile)].slice(0, TILES)
  return { tiles, rest: group.filter((place) => !tiles.includes(place)) }
}

/** A place that can be opened now. */
export type Destination = Place & BuiltScreen

/** The places that have a screen and are of use to somebody who `has` these, in the table's order. */
export function offered(built: readonly BuiltScreen[], has: ReadonlySet<Need>): Destination[] {
  const screens = new Map(built.map((each) => [each.screen.name, each]))
  return places.flatMap((place) => {
    const screen = screens.get(place.name)
    return screen && (place.needs === undefined || has.has(place.needs)) ? [{ ...place, ...screen }] : []
  })
}
