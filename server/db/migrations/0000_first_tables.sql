CREATE TABLE "allergens" (
	"allergen_code" text PRIMARY KEY NOT NULL,
	"allergen_name" text NOT NULL,
	"allergen_name_eng" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"biz_code" text PRIMARY KEY NOT NULL,
	"biz_nm" text NOT NULL,
	"biz_nm_eng" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corners" (
	"restaurant_code" text NOT NULL,
	"hall_no" text NOT NULL,
	"menu_course_type" text NOT NULL,
	"course_txt" text NOT NULL,
	"corner_name" text NOT NULL,
	"corner_name_eng" text NOT NULL,
	"sales_type" text NOT NULL,
	"order_seq" smallint NOT NULL,
	CONSTRAINT "corners_restaurant_code_hall_no_menu_course_type_pk" PRIMARY KEY("restaurant_code","hall_no","menu_course_type")
);
--> statement-breakpoint
CREATE TABLE "course_dishes" (
	"restaurant_code" text NOT NULL,
	"menu_dt" text NOT NULL,
	"menu_meal_type" text NOT NULL,
	"hall_no" text NOT NULL,
	"menu_course_type" text NOT NULL,
	"dish_seq" smallint NOT NULL,
	"menu_code" text NOT NULL,
	CONSTRAINT "course_dishes_pk" PRIMARY KEY("restaurant_code","menu_dt","menu_meal_type","hall_no","menu_course_type","dish_seq")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"restaurant_code" text NOT NULL,
	"menu_dt" text NOT NULL,
	"menu_meal_type" text NOT NULL,
	"hall_no" text NOT NULL,
	"menu_course_type" text NOT NULL,
	"menu_seq" integer NOT NULL,
	"order_seq" smallint NOT NULL,
	"set_name" text NOT NULL,
	"set_name_eng" text NOT NULL,
	"photo_cd" text DEFAULT '' NOT NULL,
	"carbon_level" text NOT NULL,
	"sold_out" boolean DEFAULT false NOT NULL,
	"take_out_cnt" integer,
	"order_until" text,
	"crowding" smallint,
	"wait_minutes" smallint,
	CONSTRAINT "courses_pk" PRIMARY KEY("restaurant_code","menu_dt","menu_meal_type","hall_no","menu_course_type"),
	CONSTRAINT "courses_menu_seq" UNIQUE("menu_seq")
);
--> statement-breakpoint
CREATE TABLE "dish_allergens" (
	"menu_code" text NOT NULL,
	"allergen_code" text NOT NULL,
	CONSTRAINT "dish_allergens_menu_code_allergen_code_pk" PRIMARY KEY("menu_code","allergen_code")
);
--> statement-breakpoint
CREATE TABLE "dish_stats" (
	"menu_code" text PRIMARY KEY NOT NULL,
	"like_cnt" integer DEFAULT 0 NOT NULL,
	"eval_cnt" integer DEFAULT 0 NOT NULL,
	"eval_sum" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dishes" (
	"menu_code" text PRIMARY KEY NOT NULL,
	"menu_name" text NOT NULL,
	"menu_name_eng" text NOT NULL,
	"kcal" integer NOT NULL,
	"cho" numeric(7, 1) NOT NULL,
	"protein" numeric(7, 1) NOT NULL,
	"fat" numeric(7, 1) NOT NULL,
	"sugar" numeric(7, 1) NOT NULL,
	"fib" numeric(7, 1) NOT NULL,
	"na" integer NOT NULL,
	"calcium" integer,
	"allergens_known" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "halls" (
	"restaurant_code" text NOT NULL,
	"hall_no" text NOT NULL,
	"hall_name" text NOT NULL,
	"hall_name_eng" text NOT NULL,
	CONSTRAINT "halls_restaurant_code_hall_no_pk" PRIMARY KEY("restaurant_code","hall_no")
);
--> statement-breakpoint
CREATE TABLE "meal_times" (
	"restaurant_code" text NOT NULL,
	"menu_meal_type" text NOT NULL,
	"opens_at" text NOT NULL,
	"closes_at" text NOT NULL,
	CONSTRAINT "meal_times_restaurant_code_menu_meal_type_pk" PRIMARY KEY("restaurant_code","menu_meal_type")
);
--> statement-breakpoint
CREATE TABLE "restaurants" (
	"restaurant_code" text PRIMARY KEY NOT NULL,
	"biz_code" text NOT NULL,
	"restaurant_name" text NOT NULL,
	"restaurant_name_eng" text NOT NULL,
	"restaurant_desc" text NOT NULL,
	"order_seq" integer NOT NULL,
	"use_beacon" text DEFAULT 'N' NOT NULL,
	"eng_menu_yn" text DEFAULT 'N' NOT NULL,
	"open_weekends" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alarms" (
	"hc_id" text NOT NULL,
	"alarm_seq" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"menu" text,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "alarms_hc_id_alarm_seq_pk" PRIMARY KEY("hc_id","alarm_seq")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"hc_id" text PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_activity" (
	"hc_id" text NOT NULL,
	"activity_dt" text NOT NULL,
	"steps" integer,
	"burned_kcal" integer,
	"eaten_kcal" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "daily_activity_hc_id_activity_dt_pk" PRIMARY KEY("hc_id","activity_dt")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"hc_id" text NOT NULL,
	"device_id" text NOT NULL,
	"push_token" text,
	"first_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "devices_hc_id_device_id_pk" PRIMARY KEY("hc_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "health_index_records" (
	"hc_id" text NOT NULL,
	"helhidx_code" text NOT NULL,
	"inpt_dt" text NOT NULL,
	"helhidx_val" numeric(8, 2) NOT NULL,
	"helhidx_ori_code" text NOT NULL,
	"helhidx_lkeqmt_code" text,
	"helh_date" text NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "health_index_records_hc_id_helhidx_code_inpt_dt_pk" PRIMARY KEY("hc_id","helhidx_code","inpt_dt")
);
--> statement-breakpoint
CREATE TABLE "liked_menus" (
	"hc_id" text NOT NULL,
	"menu_code" text NOT NULL,
	"liked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "liked_menus_hc_id_menu_code_pk" PRIMARY KEY("hc_id","menu_code")
);
--> statement-breakpoint
CREATE TABLE "login_history" (
	"hc_id" text NOT NULL,
	"history_id" text NOT NULL,
	"kind" text NOT NULL,
	"device_id" text NOT NULL,
	"auto_login_yn" text NOT NULL,
	"happened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "login_history_hc_id_history_id_pk" PRIMARY KEY("hc_id","history_id")
);
--> statement-breakpoint
CREATE TABLE "member_allergies" (
	"hc_id" text NOT NULL,
	"allergen_code" text NOT NULL,
	CONSTRAINT "member_allergies_hc_id_allergen_code_pk" PRIMARY KEY("hc_id","allergen_code")
);
--> statement-breakpoint
CREATE TABLE "member_restaurants" (
	"hc_id" text NOT NULL,
	"restaurant_code" text NOT NULL,
	"main_div" text DEFAULT 'N' NOT NULL,
	"order_seq" bigint NOT NULL,
	"registered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_restaurants_hc_id_restaurant_code_pk" PRIMARY KEY("hc_id","restaurant_code")
);
--> statement-breakpoint
CREATE TABLE "member_settings" (
	"hc_id" text PRIMARY KEY NOT NULL,
	"home_url" text DEFAULT '/main' NOT NULL,
	"toast_timeout_s" numeric(3, 1) DEFAULT 3.5 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_targets" (
	"hc_id" text PRIMARY KEY NOT NULL,
	"target_weight_kg" numeric(4, 1),
	"step_goal" integer,
	"eat_kcal_goal" integer,
	"burn_kcal_goal" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"hc_id" text PRIMARY KEY NOT NULL,
	"usr_id" text NOT NULL,
	"real_name" text NOT NULL,
	"nick_name" text NOT NULL,
	"gender" text NOT NULL,
	"birthday_year" text NOT NULL,
	"birthday_month" text NOT NULL,
	"birthday_day" text NOT NULL,
	"height_cm" numeric(4, 1),
	"weight_kg" numeric(4, 1),
	"usr_email" text NOT NULL,
	"mobile_no" text NOT NULL,
	"biz_code" text NOT NULL,
	"employee_number" text DEFAULT '' NOT NULL,
	"toms_yn" text DEFAULT 'N' NOT NULL,
	"login_type" text DEFAULT 'W' NOT NULL,
	"usr_img" text DEFAULT '01' NOT NULL,
	"lang" text DEFAULT 'ko' NOT NULL,
	"eng_menu_yn" text DEFAULT 'N' NOT NULL,
	"terms01" text DEFAULT 'Y' NOT NULL,
	"terms02" text DEFAULT 'Y' NOT NULL,
	"terms03" text DEFAULT 'Y' NOT NULL,
	"terms04" text DEFAULT 'N' NOT NULL,
	"push_agree_yn" text DEFAULT 'N' NOT NULL,
	"sms_agree_yn" text DEFAULT 'N' NOT NULL,
	"email_agree_yn" text DEFAULT 'N' NOT NULL,
	"allergy_agree_yn" text DEFAULT 'N' NOT NULL,
	"health_terms_yn" text DEFAULT 'N' NOT NULL,
	"dormant_yn" text DEFAULT 'N' NOT NULL,
	"last_login_dt" text,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remember_credentials" (
	"hc_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"device_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"previous_secret_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"rotated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "remember_credentials_hc_id_credential_id_pk" PRIMARY KEY("hc_id","credential_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"hc_id" text NOT NULL,
	"session_id" text NOT NULL,
	"device_id" text NOT NULL,
	"auto_login_yn" text DEFAULT 'N' NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"refreshed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	CONSTRAINT "sessions_hc_id_session_id_pk" PRIMARY KEY("hc_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_names" (
	"username" text PRIMARY KEY NOT NULL,
	"hc_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_readings" (
	"hc_id" text NOT NULL,
	"activity_dt" text NOT NULL,
	"read_at" text NOT NULL,
	"steps" integer NOT NULL,
	CONSTRAINT "step_readings_hc_id_activity_dt_read_at_pk" PRIMARY KEY("hc_id","activity_dt","read_at")
);
--> statement-breakpoint
ALTER TABLE "corners" ADD CONSTRAINT "corners_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_dishes" ADD CONSTRAINT "course_dishes_menu_code_dishes_menu_code_fk" FOREIGN KEY ("menu_code") REFERENCES "public"."dishes"("menu_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_dishes" ADD CONSTRAINT "course_dishes_course" FOREIGN KEY ("restaurant_code","menu_dt","menu_meal_type","hall_no","menu_course_type") REFERENCES "public"."courses"("restaurant_code","menu_dt","menu_meal_type","hall_no","menu_course_type") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_allergens" ADD CONSTRAINT "dish_allergens_menu_code_dishes_menu_code_fk" FOREIGN KEY ("menu_code") REFERENCES "public"."dishes"("menu_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_allergens" ADD CONSTRAINT "dish_allergens_allergen_code_allergens_allergen_code_fk" FOREIGN KEY ("allergen_code") REFERENCES "public"."allergens"("allergen_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_stats" ADD CONSTRAINT "dish_stats_menu_code_dishes_menu_code_fk" FOREIGN KEY ("menu_code") REFERENCES "public"."dishes"("menu_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "halls" ADD CONSTRAINT "halls_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_times" ADD CONSTRAINT "meal_times_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_biz_code_companies_biz_code_fk" FOREIGN KEY ("biz_code") REFERENCES "public"."companies"("biz_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_activity" ADD CONSTRAINT "daily_activity_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_index_records" ADD CONSTRAINT "health_index_records_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liked_menus" ADD CONSTRAINT "liked_menus_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liked_menus" ADD CONSTRAINT "liked_menus_menu_code_dishes_menu_code_fk" FOREIGN KEY ("menu_code") REFERENCES "public"."dishes"("menu_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_history" ADD CONSTRAINT "login_history_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_allergies" ADD CONSTRAINT "member_allergies_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_allergies" ADD CONSTRAINT "member_allergies_allergen_code_allergens_allergen_code_fk" FOREIGN KEY ("allergen_code") REFERENCES "public"."allergens"("allergen_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_restaurants" ADD CONSTRAINT "member_restaurants_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_restaurants" ADD CONSTRAINT "member_restaurants_restaurant" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_settings" ADD CONSTRAINT "member_settings_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_targets" ADD CONSTRAINT "member_targets_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_biz_code_companies_biz_code_fk" FOREIGN KEY ("biz_code") REFERENCES "public"."companies"("biz_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remember_credentials" ADD CONSTRAINT "remember_credentials_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_readings" ADD CONSTRAINT "step_readings_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_day" ON "courses" USING btree ("menu_dt");--> statement-breakpoint
CREATE UNIQUE INDEX "member_restaurants_one_main" ON "member_restaurants" USING btree ("hc_id") WHERE main_div = 'Y';--> statement-breakpoint
CREATE INDEX "remember_credentials_device" ON "remember_credentials" USING btree ("hc_id","device_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_one_live" ON "sessions" USING btree ("hc_id") WHERE ended_at is null;