import { present, seoulDay } from '../support/clock.ts'
import type { BuiltRoute } from '../support/routes.ts'

/**
 * How a route is opened that has parameters, or a query that matters: at these addresses; or where the first link to it
 * leads that the visitor sees on another screen, so that the values are those of the member. A visitor who sees no such
 * link opens nothing. Every route with parameters or a search schema has a row (tests/screens.test.ts).
 */
type Example = { at: readonly string[] } | { linkOn: string }

export const examples: Record<string, Example> = {
  '/diary/alcoholRegi': { at: ['/diary/alcoholRegi', '/diary/alcoholRegi?day=20261113'] },
  '/healthlog/mealRecordAlcohol': { at: ['/healthlog/mealRecordAlcohol'] },
  '/$': { at: ['/no/such/screen'] },
  '/customer/announce/list': {
    at: ['/customer/announce/list', '/customer/announce/list?type=EVENT', '/customer/announce/list?q=zzz'],
  },
  '/customer/announce/detail': {
    at: ['/customer/announce/detail?announceSeq=131', '/customer/announce/detail?announceSeq=130'],
  },
  '/customer/appqna-list': { at: ['/customer/appqna-list', '/customer/appqna-list?qnaSeq=861'] },
  '/customer/voc-list': { at: ['/customer/voc-list', '/customer/voc-list?qnaSeq=874'] },
  '/customer/voc': { at: ['/customer/voc'] },
  '/customer/appqna': { at: ['/customer/appqna', '/customer/appqna?q=QR'] },
  '/customer/mealPaymentList': {
    at: [
      '/customer/mealPaymentList',
      '/customer/mealPaymentList?month=202610',
      '/customer/mealPaymentList?month=202512',
    ],
  },
  '/service/event/promotion': { at: ['/service/event/promotion?eventSeq=83'] },
  '/service/event/point': { at: ['/service/event/point?eventSeq=90'] },
  '/service/event/roulet': { at: ['/service/event/roulet?eventSeq=57'] },
  '/service/event/ques': { at: ['/service/event/ques?eventSeq=92'] },
  '/service/event/vote': { at: ['/service/event/vote?eventSeq=94'] },
  '/service/event/quiz': { at: ['/service/event/quiz?eventSeq=57'] },
  '/service/event/stamp': { at: ['/service/event/stamp?eventSeq=93'] },
  '/service/event/cntrlevl': { at: ['/service/event/cntrlevl?eventSeq=96'] },
  '/service/event/reply': { at: ['/service/event/reply?eventSeq=89'] },
  '/service/event/recomm': { at: ['/service/event/recomm?eventSeq=95'] },
  '/invite/friend': { at: ['/invite/friend', '/invite/friend?recommCode=GARAM3K2'] },
  '/service/event/stampevalrecentmenu': { at: ['/service/event/stampevalrecentmenu?eventSeq=88'] },
  '/service/event/welgreener': { at: ['/service/event/welgreener?eventSeq=86'] },
  '/service/event/healthydraw': {
    at: ['/service/event/healthydraw?eventSeq=87', '/service/event/healthydraw?eventSeq=99'],
  },
  '/service/event/healthcheckup': { at: ['/service/event/healthcheckup?eventSeq=84'] },
  '/service/event/res-detail': {
    at: ['/service/event/res-detail?eventSeq=87', '/service/event/res-detail?eventSeq=85'],
  },
  '/service/event/survey': { at: ['/service/event/survey?eventSeq=91'] },
  '/service/event/questionnaire': { at: ['/service/event/questionnaire?eventSeq=82'] },
  '/service/event/questionnaireans': { at: ['/service/event/questionnaireans?eventSeq=91'] },
  '/service/greenStamp': {
    at: ['/service/greenStamp', '/service/greenStamp?baseMm=202610', '/service/greenStamp?baseMm=202601'],
  },
  '/service/greenQuizDetail': {
    at: ['/service/greenQuizDetail', '/service/greenQuizDetail?quizSeq=13', '/service/greenQuizDetail?quizSeq=12'],
  },
  '/service/greenStoryDetail': {
    at: ['/service/greenStoryDetail?storySeq=25', '/service/greenStoryDetail?storySeq=20'],
  },
  '/shop/shop': { at: ['/shop/shop', '/shop/shop?tag=LOWSALT', '/shop/shop?tag=none'] },
  '/my/settingUseService': { at: ['/my/settingUseService', '/my/settingUseService?renew=1'] },
  '/preview/reportPreview': {
    at: [
      '/preview/reportPreview?tempReportSeq=418',
      '/preview/reportPreview?tempReportSeq=419',
      '/preview/reportPreview',
    ],
  },
  '/preview/healthScorePreview': {
    at: [
      '/preview/healthScorePreview',
      '/preview/healthScorePreview?sample=CAUTION',
      '/preview/healthScorePreview?sample=EMPTY',
    ],
  },
  '/preview/detailAnalysisPreview': {
    at: ['/preview/detailAnalysisPreview', '/preview/detailAnalysisPreview?sample=EMPTY'],
  },
  '/preview/eatingTypePreview': { at: ['/preview/eatingTypePreview', '/preview/eatingTypePreview?sample=EMPTY'] },
  '/preview/differentTypePreview': { at: ['/preview/differentTypePreview', '/preview/differentTypePreview?code=RLMN'] },
  '/preview/cntntsPreview': { at: ['/preview/cntntsPreview?cntntsSeq=77', '/preview/cntntsPreview?cntntsSeq=78'] },
  '/care/healthCareService': { at: ['/care/healthCareService', '/care/healthCareService?category=MIND'] },
  '/care/healthCareServiceDetail': {
    at: ['/care/healthCareServiceDetail?contentsSeq=628', '/care/healthCareServiceDetail?contentsSeq=632'],
  },
  '/chat/templateView': {
    at: [
      '/chat/templateView?templateCode=SURVEY_BEFORE&cnstntId=CN0007',
      '/chat/templateView?templateCode=REPORT_WEEK',
      '/chat/templateView',
    ],
  },
  '/my/faqList': { at: ['/my/faqList', '/my/faqList?q=zzz'] },
  '/diary/detail': { linkOn: '/healthlog/mealRecord' },
  '/diary/intakeList': { at: ['/diary/intakeList', '/diary/intakeList?meal=1'] },
  '/healthlog/BloodSugarRecord': { at: ['/healthlog/BloodSugarRecord'] },
  '/healthlog/BloodpressureRecord': { at: ['/healthlog/BloodpressureRecord'] },
  '/healthlog/WeightRecord': { at: ['/healthlog/WeightRecord', '/healthlog/WeightRecord?kind=BDF'] },
  '/healthlog/sleepRecord': { at: ['/healthlog/sleepRecord'] },
  '/healthlog/exerciseAiMyLog': { at: ['/healthlog/exerciseAiMyLog', '/healthlog/exerciseAiMyLog?thm=TH03'] },
  '/healthlog/exerciseAiPrgmThm': {
    at: [
      '/healthlog/exerciseAiPrgmThm',
      '/healthlog/exerciseAiPrgmThm?thm=TH03',
      '/healthlog/exerciseAiPrgmThm?prgm=PG0012',
    ],
  },
  '/healthlog/exerciselog': { at: ['/healthlog/exerciselog'] },
  '/healthlog/healthMedicine': { at: ['/healthlog/healthMedicine', '/healthlog/healthMedicine?medicine=new'] },
  '/healthlog/health': { at: ['/healthlog/health', '/healthlog/health?show=Y'] },
  '/healthlog/healthscreenings': { at: ['/healthlog/healthscreenings'] },
  '/healthlog/mealRecord': { at: ['/healthlog/mealRecord'] },
  '/healthlog/record/entire': { at: ['/healthlog/record/entire', '/healthlog/record/entire?q=zzz'] },
  '/healthlog/weeklyReport': { at: ['/healthlog/weeklyReport'] },
  // Recent foods, and the address that a meal is copied by.
  '/healthlog/mealRecordWrite': { at: ['/healthlog/mealRecordWrite?meal=3'] },
  '/healthlog/mealRecordSearch': {
    at: ['/healthlog/mealRecordSearch?meal=3&q=rice', '/healthlog/mealRecordSearch?q=zzzz'],
  },
  '/healthlog/mealRecordCompanyFood': { at: ['/healthlog/mealRecordCompanyFood?meal=2'] },
  '/healthlog/mealRecordMenuWrite': { at: ['/healthlog/mealRecordMenuWrite?meal=3'] },
  '/healthlog/mealRecordSearchDetail': { at: ['/healthlog/mealRecordSearchDetail?meal=3&foodId=F000102'] },
  '/coach/meal-pattern': { at: ['/coach/meal-pattern'] },
  '/coach/mealBoard': { at: ['/coach/mealBoard', '/coach/mealBoard?day=20261117'] },
  '/coach/myReportBoard': { at: ['/coach/myReportBoard', '/coach/myReportBoard?startDt=20251103'] },
  '/challenge/challengeList': { at: ['/challenge/challengeList', '/challenge/challengeList?all=Y'] },
  // Another kind than an address expects is drawn as what it is: one address shows all views.
  '/challenge/ChallengeDetail': {
    at: [
      'CH20261102',
      'CH20261102&view=ranking',
      'CH20261102&view=community',
      'CH20261102&view=write',
      'CH20261102&view=intro',
      'CH20261116&view=join',
      'CH20260907&view=result',
      'CH20260302&view=result',
      'CH20261109',
      'CH20261029&view=interview',
      'CH20261029&view=target',
      'CH20261201',
    ].map((code) => `/challenge/ChallengeDetail?chalnCode=${code}`),
  },
  '/challenge/custcontentsview': { at: ['/challenge/custcontentsview'] },
  '/challenge/challengeIntensiveDetail': { at: ['/challenge/challengeIntensiveDetail?chalnCode=CH20261029'] },
  '/service/chalDetail': { at: ['/service/chalDetail?chalnCode=CH20261201'] },
  '/service/chalDetailWaiting': { at: ['/service/chalDetailWaiting?chalnCode=CH20261102'] },
  '/service/chalDetailProceeding': { at: ['/service/chalDetailProceeding?chalnCode=CH20261102'] },
  '/service/challenge/ChalResult': { at: ['/service/challenge/ChalResult?chalnCode=CH20261102'] },
  '/service/chalWFDetail': { at: ['/service/chalWFDetail?chalnCode=CH20261207'] },
  '/service/chalWFDetailProceeding': { at: ['/service/chalWFDetailProceeding?chalnCode=CH20261109'] },
  '/service/challenge/ChalWFResult': { at: ['/service/challenge/ChalWFResult?chalnCode=CH20260907'] },
  '/service/chalDietDetail': { at: ['/service/chalDietDetail?chalnCode=CH20260601'] },
  '/service/chalDietDetailProceeding': { at: ['/service/chalDietDetailProceeding?chalnCode=CH20260601'] },
  '/service/challenge/ChalDietResult': { at: ['/service/challenge/ChalDietResult?chalnCode=CH20260601'] },
  '/service/chalTeamMake': {
    at: [
      '/service/chalTeamMake',
      '/service/chalTeamMake?chalnCode=CH20261102',
      '/service/chalTeamMake?chalnCode=CH20261201',
    ],
  },
  // Numbers of battles are given by the database: without one each address finds the battle that it means.
  '/service/battle/Battle': { at: ['/service/battle/Battle'] },
  '/service/battle/BatList': { at: ['/service/battle/BatList', '/service/battle/BatList?tab=news'] },
  '/service/battle/BatResult': { at: ['/service/battle/BatResult'] },
  '/service/battle/BattleInvitaion': { at: ['/service/battle/BattleInvitaion'] },
  '/service/battle/BatAwayTeamCreate': { at: ['/service/battle/BatAwayTeamCreate'] },
  '/service/battle/BatTeamMake': { at: ['/service/battle/BatTeamMake'] },
  '/service/battle/BatTeamModify': { at: ['/service/battle/BatTeamModify'] },
  '/challenge/kakaoShare': { at: ['/challenge/kakaoShare?chalnCode=CH20261201', '/challenge/kakaoShare'] },
  '/challenge/mission': { at: ['/challenge/mission', '/challenge/mission?day=20261109'] },
  '/diary/missionDesc': { at: ['/diary/missionDesc'] },
  '/diary/mission': { at: ['/diary/mission', '/diary/mission?day=20261109'] },
  // Without a verification each leads to the start of the flow.
  '/joinSms': { at: ['/joinSms', '/joinSms?bizCode=B00311'] },
  '/member/pass/success': { at: ['/member/pass/success'] },
  '/member/pass/success/$type': { at: ['/member/pass/success/join'] },
  '/toms': { at: ['/toms', '/toms?bizCode=B00312', '/toms?way=knox'] },
  '/login/username': {
    at: [
      '/login/username',
      '/login/username?error=dupLogin',
      '/login/username?after=password',
      '/login/username?after=leaving&rejoin=20261219',
    ],
  },
  '/mypage/user/find': { at: ['/mypage/user/find', '/mypage/user/find?find=pwd'] },
  // Without a verification each leads to the question.
  '/mypage/pass/success': { at: ['/mypage/pass/success'] },
  '/mypage/pass/success/$type': { at: ['/mypage/pass/success/findPwd'] },
  '/mypage/alerge': { at: ['/mypage/alerge', '/mypage/alerge?text=1'] },
  '/mypage/health': { at: ['/mypage/health', '/mypage/health?rule=3'] },
  '/mypage/userPwd/change': { at: ['/mypage/userPwd/change', '/mypage/userPwd/change?due=1'] },
  '/mypage/passwordConfirm': { at: ['/mypage/passwordConfirm'] },
  // Without the password shown just before, the first two lead to it.
  '/mypage/userInfoManage': {
    at: ['/mypage/userInfoManage', '/mypage/userInfoManage?step=mobile', '/mypage/userInfoManage?step=leave'],
  },
  '/meal': { at: ['/meal?menuMealType=3'] },
  '/meal/authorgate': {
    at: [
      '/meal/authorgate',
      '/meal/authorgate?restaurantCode=REST000313',
      '/meal/authorgate?restaurantCode=REST000311',
    ],
  },
  '/meal/choice-list': { at: ['/meal/choice-list', '/meal/choice-list?restaurantCode=REST000313'] },
  '/meal/choiceDetail': { linkOn: '/meal/choice-list' },
  '/meal/detail': { linkOn: '/menu/todayMenu' },
  '/meal/detail/update': { at: [`/meal/detail/update?${lunchToday()}`] },
  '/meal/reg': { at: ['/meal/reg', `/meal/reg?${lunchToday()}`] },
  '/meal/update': { at: ['/meal/update'] },
  '/menu/differentType': { at: ['/menu/differentType', '/menu/differentType?code=RMSF'] },
  '/mealRecordAlcoholDetail': { linkOn: '/mealRecordAlcohol' },
  // The first kit of the day: its number is the day's and its own.
  '/counseling/MyRsrvList': { at: ['/counseling/MyRsrvList'] },
  '/goal/health-data': { at: ['/goal/health-data', '/goal/health-data?type=heart'] },
  '/goal/health-data/edit': { at: ['/goal/health-data/edit'] },
  '/goal/regi': { at: ['/goal/regi', '/goal/regi?step=target', '/goal/regi?step=pace', '/goal/regi?step=daily'] },
  '/goal/change-management/list': { at: ['/goal/change-management/list', '/goal/change-management/list?kind=GOAL'] },
  '/welfit/WelfitReservationReg': {
    at: [
      '/welfit/WelfitReservationReg?rsrvType=TALK',
      '/welfit/WelfitReservationReg?rsrvType=CHECK',
      '/welfit/WelfitReservationReg?cnsltType=MEAL',
    ],
  },
  // Without who confirms, the later two lead to it.
  '/mypage/healthcheckup/healthScreeningAuth': { at: ['/mypage/healthcheckup/healthScreeningAuth'] },
  '/mypage/healthcheckup/healthScreeningAuthSecond': { at: ['/mypage/healthcheckup/healthScreeningAuthSecond'] },
  '/mypage/healthcheckup/healthScreeningAuthThird': { at: ['/mypage/healthcheckup/healthScreeningAuthThird'] },
  '/mypage/healthcheckup/healthScreeningDetail': {
    at: ['/mypage/healthcheckup/healthScreeningDetail', '/mypage/healthcheckup/healthScreeningDetail?show=Y'],
  },
  '/meal/reserve': { at: [`/meal/reserve?smartMenuSeq=${seoulDay(present()).slice(2)}1`] },
  '/meal/takeHomeList': { at: ['/meal/takeHomeList', '/meal/takeHomeList?restaurantCode=REST000312'] },
  '/meal/review': { at: ['/meal/review'] },
  '/meal/welmall/passSuccess': { at: ['/meal/welmall/passSuccess'] },
  '/menu/todayMenu': { at: ['/menu/todayMenu', '/menu/todayMenu?menuMealType=3'] },
  '/mypage/coupon-detail': { linkOn: '/mypage/coupon-list' },
  '/mypage/coupon-list': {
    at: ['/mypage/coupon-list', '/mypage/coupon-list?status=USED', '/mypage/coupon-list?status=EXPIRED&type=REST'],
  },
  '/mypage/point': { at: ['/mypage/point', '/mypage/point?kind=EXTINCT'] },
  '/mypage/wellOrder/wellOrderList': {
    at: ['/mypage/wellOrder/wellOrderList', '/mypage/wellOrder/wellOrderList?tab=past'],
  },
  '/mypage/wellOrder/detail': { linkOn: '/mypage/wellOrder/wellOrderList?tab=past' },
  '/mypage/wellOrder/subscribedMenu': {
    at: ['/mypage/wellOrder/subscribedMenu?subscribedSeq=61', '/mypage/wellOrder/subscribedMenu?subscribedSeq=63'],
  },
  '/mypage/wellOrder/subscribedOrder': { at: ['/mypage/wellOrder/subscribedOrder?subscribedSeq=61'] },
  '/mypage/wellOrder/subscribedMyMenu': { linkOn: '/mypage/wellOrder/subscribedOrderList' },
  '/mypage/rest-coupon': { at: ['/mypage/rest-coupon', '/mypage/rest-coupon?restaurantCode=REST000311'] },
  '/mypage/myReportBoard': { at: ['/mypage/myReportBoard'] },
  '/mypage/pattern-detail': { linkOn: '/mypage/pattern-list' },
  '/mypage/myReportBoardDetail': { at: ['/mypage/myReportBoardDetail'] },
}

/** The main restaurant's Korean counter, open every day. */
function lunchToday(): string {
  return `menuDt=${seoulDay(present())}&hallNo=E31A&menuCourseType=AA&menuMealType=2&restaurantCode=REST000311`
}

/** How this route is opened; without a row above, as it is. */
export function exampleOf({ path }: BuiltRoute): Example {
  const example = examples[path] ?? { at: [path] }
  if ('at' in example && example.at.some((address) => address.includes('$')))
    throw new Error(`${path}: say in tests/screens/examples.ts what it is opened with`)
  return example
}
