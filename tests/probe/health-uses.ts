/**
 * What each operation of the contract has to do with health data (docs/decisions/358). A new operation has no class
 * until it is put into one: consent.test.ts holds that none is missing, and that the classes are true.
 */

const ids = (text: string): readonly string[] => text.trim().split(/\s+/)

export const uses = {
  /** Write health data: refused with 409 `healthConsentNeeded` unless the consent (rule 1) was given and stands. */
  keeps: ids(`
    mainPutUserWeight goalHealthDataSave goalGoalInfoSave goalWeeksWeight healthInsertMyHelhIdx healthAddMedicine
    healthUpdateMedicine healthUpdateTargetBw healthSaveHealthCare healthSaveSuvey challengeSaveIntvwPaperWeight
    healthMaxSetHealthMaxAgree
  `),
  /**
   * Told by a phone: answered by codes of its own (HSY-57), and never 409. Values, nights, rates and exercise need
   * rule 1 beside rule 3; steps and meals rule 3 alone (HTM-06).
   */
  phone: ids(`
    commonRegHealthData commonRegHealthDataNew commonRegHealthDataApple commonSyncSamsungHealthExerciseData
    commonRegHealthStepData commonRegHealthStepAppleData commonRegHealthMonthStepData commonRegHealthDataIntake
  `),
  /** Take health data away, or stop it: that needs no consent. */
  removes: ids(`
    healthDeleteMedicine healthDeleteWithdrawal healthDeleteMhrlsInterlock goalDisagreeHealthData memberSetUserLeave
  `),
  /** Give and withdraw the consents themselves. */
  answers: ids(`
    mySaveHelhidxAgree myCancelHelhidxAgree commonSetHealthAgreeYn mypageSetMyAgree
  `),
  /** Work something out from health data: nothing of it without the consent, and the answer says so. */
  works: ids(`
    goalHealthAge healthHealthScore healthDetailAnalysis goalGoalInfo mainGetGoalInfo healthHealthWeekly healthAlter
    healthHelhlogCstmmsg challengeGetAiChallenge healthMyHelhIdx healthMyHelhIdxDetail healthHelhIndicator
    healthBmiAvg healthBmiGraph healthWeightRecordWeekly healthMyWeightRecord healthMyBloodpressureRecord
    healthRcmdExercise
  `),
  /** Show what is stored, which can be seen until it is removed (the text of rule 1). */
  shows: ids(`
    goalHealthData goalGetLastHealthData goalHealthDataUser goalGoalInitYn goalChangeList healthHelhIdx
    healthMyLogHelhIdx healthHelhGraph healthExistsData healthGetRecordDayList healthWeightGraph
    healthMyWeightRecordGraph healthMyWeightRecordList healthMyBloodpressureRecordList
    healthBloodpressGraph healthBloodsugarGraph healthHeartRateGraph healthHeartRateList healthMedicine
    healthTodayWrkot healthTodayWrkotDtl healthTodayWrkotAiDtl healthTotWrkotList healthWeekDay
    healthWrkotWeekAvgKcal healthWrkotMonthAvgKcal healthTodayAtvEnrgy healthUseKcal healthUseKcalGraph
    healthAiCategoryLog healthAiPrgmThmLog healthAiPrgmThmDtl healthSuveyList healthRcmdAt healthMaxGetHealthMaxData
    mainMainData commonGetLastHealhDate mypageGetInbodyDate myGetKeepList
  `),
  /** Check-ups have a consent of their own (HCU-02), and refuse without it. */
  checkup: ids(`
    healthMyEyeEarRecordGraph healthHealthscreen healthHelhTitle healthChkupHelh healthChkupDetailHelh
    healthChkupDetailHelh2 healthChkupGraph healthChkupGraphBp healthcheckupSimpleAuth healthcheckupGetCheckupList
    healthcheckupChangeHealthCheckupAgree healthcheckupGetMyHealthCheckupAgree healthcheckupGetHeealthCheckupList
    healthcheckupGetMyHealthCheckupFirstCheck healthcheckupGetLastResult healthcheckupGetCheckupDetail
    healthcheckupGetMyHealthCheckupReference healthcheckupGetHealthDataCheck
  `),
  /**
   * Challenges, missions and battles have terms of their own (CHA-08): what is counted there, weights included,
   * was agreed to on joining.
   */
  challenge: ids(`
    challengeChalList challengeChalAllList challengeChalRecommendationList challengeChalLastList
    challengeLastchalList challengeGetDsChallengeList challengeGetPopupChalAllList challengeGetAllChalnCodeList
    challengeGetChalBanner challengeGetChalnInfo challengeGetChalnBadgeInfo challengeGetStepPoint
    challengeGetChalnEnd challengeInsertChalJoin challengeUpdateChalQuit challengeUpdateChalPromise
    challengeGetChalTerms challengeGetChalnTermAgree challengeInsertChalTerms challengeGetInviteChalnTermAgree
    challengeInsertInviteChalnTerms challengeChalTarget challengeChalTargetList challengeChalTargetOptCode
    challengeSaveChalTarget challengeChalIndicatorList challengeChalIndicatorChart challengeGetChalGoalRecmnd
    challengeSaveChalGoalRecmnd challengeRejectChalGoalRecmnd challengeChalMissonList challengeChalMyMissonTitleMsg
    challengeChalMyMissonWeekList challengeChalMyMissonList challengeGetChalMyMissonTotalSuccessDays
    challengeChalWellFoodEatYnList challengeChalCustContentsList challengeChalCustContents
    challengeUpdateChalCustContentsState challengeGetCareBefore challengeGetCareAfter challengeIntvwQstnList
    challengeIntvwCnsltOptList challengeGetTalk challengeGetCareTalk challengeGetUseList challengeGetWeChatParams
    challengeChalComunityLatestList challengeChalComunityList challengeChalComunityDetail
    challengeChalComunityDetailCommentList challengeSaveCmuty challengeDeleteCmuty challengeUpdateCmutyGreat
    challengeDeleteCmutyReply challengeInsertCmpl challengeChalCmplOptCodeList challengeReportList
    challengeReportAllList challengeReportContents challengeGetResultReport challengeUpdateReportRead
    challengeGetRankingList challengeGetRankingDetail challengeTeamInfo challengeTeamMemberList
    challengeOpenTeamList challengeInvitableList challengeInsertTeam challengeJoinOpenTeam challengeTeamInviteList
    challengeInviteTeam challengeReinviteTeam challengeAcceptTeam challengeRejectTeam challengeCancelTeam
    missionTitleMsg missionWeekMissonTry missionDayMissonTry missionMyMissonList missionMyMissonImgList
    missionInsertMissonDaily missionDeleteMissonDaily missionUpdateMissonDaily missionUpdateMissonChange
    battleBattleInfo battleBattleList battleBattleResult battleInsertBattle battleUpdateBattleTeam
    battleInsertAwayTeam battleBattleMemberList battleBattleInvitableList battleInviteBattle battleAcceptBattle
    battleRejectBattle battleCancelBattle battleBattleMsgList battleUpdateBattleMsgRead
  `),
  /**
   * Meals and drinks are no health data of rule 1: its text names weight, pressure, sugar, sleep, steps and
   * exercise.
   */
  meals: ids(`
    commonGetIntake commonRegFoodlensIntake commonGetIntakeData commonUpdateIntakeUUID menuGetUserRestaurantList
    menuGetMealTimeList menuGetTodayMenuList menuGetFoodRcmdSort menuGetFoodlistShw menuGetUserNbti menuGetNbtiList
    mealList mealDetail mealDetailNutrient mealDetailAllergy mealMealTime mealLike mealGetMenuEvalAvg
    mealMyRestaurant mealMealType mealDetailEatNutrient mealDetailUpdateDatauuid mealDetailMealRegi
    mealDetailRemoveMealRegi mealDetailGetUserCntrlLstCnt mealGetDailyNutrientInfo mealGetRecentMenu
    mealSetEvalRecentMenu mealGetMainDivRestaurantCode mealReservationGetPickupTime mealReservationGetReserveItem
    mealGetChoiseList mealSetChoise mealGetMealSmartOrderMenuListForWelfit mealGetMealEventSearchInfo
    mealGetBannerDetailImg mealGetWelmallProdList mealGetWelmallProdListMore mealGetWelmallProdRecommList
    mealGetWelmallProdTag mealSetWelmallGoodNo mealGetWelmallGoodNo mealSetWelmallAgree mealGetMenuTakeHomeOpenYn
    mealGetMenuTakeHomeInfo mealGetMenuTakeHomeProdList mealGetMenuTakeHomeProd mainGetFavoriteMeal healthEatKcal
    healthEatKcalGraph healthDayMealInfo healthDayTabKcalInfo healthDayEatMealMenu healthDayEatMealMenuDetail
    healthDayEatNutrition healthDayRecord healthNtntDetailInfo healthPatternReportInfo healthMealRecordMealNFYn
    healthRcntMealMenu healthFavMealMenu healthDiMealMenu healthFavMealMenuCount healthAlcholList
    healthDeleteUserCntrlNF healthDeleteRcntMealMenu healthDeleteFavMealMenu healthSaveMealNf
    healthUpdateSortFavMealMenu healthInsertTabMealMenu healthSaveMealFavMealMenu healthSaveMealDi
    healthSaveMealRecordSearchDetail healthSaveMealRecordSearchDetailList healthWelmallGoodList
    diaryGetDiaryMealList diaryGetMealDetailMealRegi diaryModifyMealDetailMealRegi diaryRemoveMealDetailMealRegi
    diaryFoodEatList diaryGetSideMenuItem diaryTakeOutWrite diarySetInsertTakeOutIntake diaryGetDiaryDrinkDetail
    diarySaveDiaryDrinkIntake diaryDeleteDiaryDrinkIntake diaryGetDailyAct diaryGetDailyActMst diaryGetDailyActMonth
    diaryGetDailyActListMonth diarySaveDailyAct diarySaveDailyActMst diarySaveUserDailyCoach diaryGetMissionData
    coachGetMealBoard coachGetDailyNutrientInfo coachGetNutriList coachGetFoodStyleResult coachSearchFoodStyleDetail
    coachPutFoodStyle coachUpdateFriendAgreeYn coachGetFoodStyleFriend coachPatternType coachPatternData
    coachPatternCompData coachGetPatternReportSummary
  `),
  /**
   * Neither. Of these `memberJoin` and `mypageModifyUsrInfo` keep height and weight of the profile, which the
   * privacy terms (TERMS02) name; choices of exercise are no record; allergies have their agreement (MYP-13).
   */
  neither: ids(`
    sessionLogin sessionLogout sessionSession sessionAccessToken sessionUserInfo sessionGetRememberMeAccessToken
    memberJoinCheck memberExist memberSelectExistAccouont memberDuplicate memberCheckNickName memberJoin
    memberCheckDevice memberSetLoginHistory memberSetAutoLoginHistory memberGetPushCount memberGetPushList
    memberGetPushMsg memberSetPushRead memberUpdatePushReadStatusAll memberSetPushToken memberGetTermsAgreeYn
    memberSetTermsAgreeYn memberSetMarketingTermsAgreeYn memberGetStepDevice memberSetStepDevice memberGetAiChalnYn
    memberGetTomsAGateUserInfo memberGetTomsEntpsList memberWelAuthorGate memberWelAuthorGatePosco
    memberCheckAuthorGatePop memberChangeYn commonKnoxUser commonKnoxAuthSms commonKnoxAuthSmsConfirm
    commonKnoxAuthSmsFail commonKnoxAuthSmsFailSave commonPassAuth commonPassAuthUser commonPassAuthMy
    commonPassAuthWelMall commonRestaurant commonCompany commonSendPush commonUploadUrl commonGetUploadFileSize
    commonGetMealNoticeList commonGetPopupList commonGetServerUrl commonGetUpdateVer
    commonGetBottomPopupContentsList commonGetBannerList commonGetContextCommerceBannerList commonTomsApi
    commonWelmallDetail commonGetQRRestaurantInfo commonGetGrocerantInfo commonGetAuthorRestrantList commonImageFile
    commonRegHealthDataLog commonGetHealthAgreeYn mySettingHomeUrl mySaveSettingHomeUrl mySettingHealthShwYn
    mySaveSettingHealthShwYn mySettingQuickMenuShwYn mySaveQuickMenuShwYn myGetShakeSettingYn mySaveShakeSettingYn
    myHelhidxLkeqmt myHelhidxRule myChalnChkYn myChalngeMsg myGetUserData myGetQuickMenuList myGetChlList myGetCntYn
    myGetIntensive myGetNoticeList myGetExistsReserve myGetWelfitReservation myHeaderImg myHelhidxDirectYn myChatYn
    myFaqCategoryList myFaqList announceList announceDetail customerAppQnaList customerVocMenuList
    customerQnaRegiInfo customerQnaDraftKey customerAppQnaSave customerMealPaymentList careContents
    careContentsDetail careChallengeBannerContents mypageRestList mypageRestMyList mypageRestRegi mypageRestDelete
    mypageRestMain mypageGetUsrInfo mypageGetUserBaseInfo mypageAllergyList mypageUserAllergy mypageAllergySave
    mypageUserIdFind mypageUserPwdFind mypageUserPwdReset mypageUserPwdChange mypageUserPwdChangeUpdDate
    mypagePwdCheck mypagePwdCheck2 mypageUserAuthSms mypageUserAuthSmsConfirm mypageSmsFailInfo mypageSmsFail
    mypageGetMyAgreeList mypageGetMyAgree mypageConsignmentCompany mypagePushList mypagePushSettingChange
    mypagePushSettingChangeAll mypageGetSelectHomeUrl mypageGetUrlSetting mypageSetUrlSetting mypageUserCount
    mypageGetUserPointInfo mypageGetSelectPointExtinction mypageGetSelectPointList mypageWinnerList mypageCouponList
    mypageCouponDetail mypageCouponStatus mypageUserTopic mypageTopicList mypageTopicSave mypageFavoriteList
    mypageFavoriteDel mypageGetNutriBoard mypagePatternList mypageGetWelmallProdOrder mypageGetWelmallUrl
    mypageGetTextTickerInfo mypageGetUsrInfo2 mypageGetUsrInfo3 mypageGetUsrInfo4 mypageGetUsrInfo5
    mypageGetUsrInfoStart mypageRequestNickNameDup mypageModifyUsrInfo mypageModifyUsrInfoUsrImg
    mypageModifyUsrInfoNickNm mypageModifyUsrInfoEmail mypageModifyUsrEmpNo mypageUpdateAllergyAgree
    mypageGetToastTimeOut mypageSetToastTimeOut mainGetNewAlarmList mainGetFavoriteMenuList
    mainGetMyFavoriteMenuList mainPutFavoriteMenuList mainGetMainNutriData mainGetMainKcalInfo mainUpdateNewAlarm
    mainGetActivityList mainGetDiaryActList mainGetMissionData mainGetMainMenuWidget mainSaveMainMenuWidget
    mainGetRankingDetailMain mainGetQRCodeCreate healthHealthAgreeRule healthHealthSensitiveAgreeRule
    healthHelhidxAgreeList healthSaveHealthUserAuthData healthSelectHealthUserAuthData healthHealthUserData
    healthHealthLoginExtCode healthHealthTelecomCode healthMhrlsInterlock healthMacAddress
    healthInsertMhrlsInterlock healthWrkotAppUseYn healthUpdateWrkotAppUseYn healthInbodyAgree healthUseHealthApp
    healthSaveRcmd healthAlyceParam healthExerciseRcmd healthExerciseTimeRange
    healthGoalSelectCode healthDifficultySelectCode healthCategorySelectCode healthTrendThemes
    healthTrendCstmRoutine healthFavoriteCnt healthAiFavoriteList healthSaveAiFavorite healthAiSettingList
    healthSaveAiSetting healthFirstSaveAiSetting healthAiPrgmThmInfo healthAiPrgmDtlInfo healthMyHelhidxLkeqmtList
    healthHealthIndicatiorSetting healthSaveHealthIndicatiorSetting goalHealthDataHideGuide
    goalGetLookinBodyRestaurants previewHelhScore previewDetailAnalysis previewGetUserNbti previewGetNbtiList
    previewGetTempReport previewGetCntntsInfo welfitReservationList welfitReservationCount
    welfitGetCancelReservationYn welfitCancelReservation welfitReservationDayList welfitRegistReservation
    welfitGetReservationStdMngInfo welfitGetReservationStdMngUseInfo welfitGetReservationStdMngCounselingPlace
    welfitSetWelfitReservationSendMsg welfitSetWelfitCancelReservationSendMsg chatGetChatTemplate chatGetEncryptHcId
    chatCreateToken chatSend chatNoticeRoomCreateRoom reservationCheckWelfitBanner reservationCheckVisibleWelfitList
    reservationUpdateCounselingRsrvChnage reservationUpdateRoomId reservationGetTerms
    reservationUpdateRsrvStatusComplete reservationCheckSpotTime reservationGetSchedulData
    reservationMyReservationList reservationRegistReservationByChaln reservationUpdateCounselingRsrvChnageChaln
    reservationChalCouslingSchdlList wellorderStandbyList wellorderWellOrderList wellorderReservationDetail
    wellorderReservationSaveMealReservation wellorderReservationModifyMealReservation wellorderReservationCancel
    wellorderReservationCheckWelOrderPickedUpDuplicate wellorderReservationPickuped wellorderGetSubscribedList
    wellorderGetSubscribedMenu wellorderGetSubscribedMenuDetail wellorderSaveSubscribedRegi
    wellorderGetMySubscribedOrderList wellorderGetMySubscribedOrder wellorderUpdateMySubscribedOrder
    wellorderConfirmSubscribedOrder wellorderCancelSubscribedOrder wellorderCancelSubscribedOrderAll
    serviceEventList serviceEventDetail serviceEventMarketing serviceEventQuiz serviceEventRecomm serviceEventQues
    serviceEventStamp serviceEventStampWellOrder serviceEventWinnerResult serviceEventWinner serviceEventDraw
    serviceEventReply serviceEventReplySave serviceEventReplyDelete serviceEventLike serviceEventQuestionnaire
    serviceEventQuestionnaireSave serviceEventQuestionnaireDraft serviceGreenStamp serviceGreenCheck serviceGreenTip
    serviceGreenStory serviceGreenStoryDetail serviceGreenQuiz serviceGreenQuizDetail serviceGreenQuizAnswer
    sampleList sampleCreate sampleDetail sampleUpdate sampleDelete retrofitSampleUserInfo
  `),
} as const

export type Use = keyof typeof uses
