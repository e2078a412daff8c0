CREATE TABLE "mall_checks" (
	"hc_id" text NOT NULL,
	"auth_key" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "mall_checks_hc_id_auth_key_pk" PRIMARY KEY("hc_id","auth_key")
);
--> statement-breakpoint
CREATE TABLE "mall_goods" (
	"good_no" text PRIMARY KEY NOT NULL,
	"order_seq" smallint NOT NULL,
	"good_nm" text NOT NULL,
	"brand_nm" text,
	"contents" text NOT NULL,
	"price" integer NOT NULL,
	"sale_price" integer NOT NULL,
	"kcal" integer,
	"sold_out" boolean DEFAULT false NOT NULL,
	"tag_codes" text[] NOT NULL,
	"dish_endings" text[] NOT NULL,
	"nutrients" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mall_members" (
	"hc_id" text NOT NULL,
	"agree_yn" text DEFAULT 'N' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"ci_hash" text,
	"last_good_no" text,
	CONSTRAINT "mall_members_hc_id_pk" PRIMARY KEY("hc_id")
);
--> statement-breakpoint
CREATE TABLE "mall_orders" (
	"hc_id" text NOT NULL,
	"order_no" text NOT NULL,
	"order_dtm" text NOT NULL,
	"good_no" text NOT NULL,
	"good_nm" text NOT NULL,
	"good_cnt" integer NOT NULL,
	"pay_amt" integer NOT NULL,
	"status_code" text NOT NULL,
	CONSTRAINT "mall_orders_hc_id_order_no_pk" PRIMARY KEY("hc_id","order_no")
);
--> statement-breakpoint
CREATE TABLE "mall_tags" (
	"tag_code" text PRIMARY KEY NOT NULL,
	"tag_nm" text NOT NULL,
	"order_seq" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pickup_counters" (
	"restaurant_code" text NOT NULL,
	"menu_dt" text NOT NULL,
	"hall_no" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "pickup_counters_restaurant_code_menu_dt_hall_no_pk" PRIMARY KEY("restaurant_code","menu_dt","hall_no")
);
--> statement-breakpoint
CREATE TABLE "pickup_slots" (
	"restaurant_code" text NOT NULL,
	"hall_no" text NOT NULL,
	"menu_dt" text NOT NULL,
	"menu_meal_type" text NOT NULL,
	"pickup_tm" text NOT NULL,
	"capacity" smallint NOT NULL,
	"taken" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "pickup_slots_pk" PRIMARY KEY("restaurant_code","menu_dt","hall_no","menu_meal_type","pickup_tm"),
	CONSTRAINT "pickup_slots_free" CHECK ("pickup_slots"."taken" between 0 and "pickup_slots"."capacity")
);
--> statement-breakpoint
CREATE TABLE "smart_orders" (
	"hc_id" text NOT NULL,
	"order_seq" integer NOT NULL,
	"status" text NOT NULL,
	"item_id" text NOT NULL,
	"smart_menu_seq" text NOT NULL,
	"prod_seq" integer,
	"restaurant_code" text NOT NULL,
	"hall_no" text NOT NULL,
	"menu_dt" text NOT NULL,
	"menu_meal_type" text NOT NULL,
	"menu_course_type" text NOT NULL,
	"course_txt" text NOT NULL,
	"menu_name" text NOT NULL,
	"menu_name_eng" text NOT NULL,
	"sub_menu_txt" text NOT NULL,
	"pickup_place" text NOT NULL,
	"pickup_place_eng" text NOT NULL,
	"kcal" numeric(10, 2) NOT NULL,
	"order_qty" smallint NOT NULL,
	"price" integer NOT NULL,
	"support_amt" integer NOT NULL,
	"pay_amt" integer NOT NULL,
	"pickup_tm" text NOT NULL,
	"pickup_end_tm" text NOT NULL,
	"pickup_no" text NOT NULL,
	"change_end_dtm" text NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"picked_up_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"record_seq" integer,
	CONSTRAINT "smart_orders_hc_id_order_seq_pk" PRIMARY KEY("hc_id","order_seq")
);
--> statement-breakpoint
CREATE TABLE "take_home_days" (
	"prod_seq" integer NOT NULL,
	"product_code" text NOT NULL,
	"sales_dt" text NOT NULL,
	"remain_cnt" integer NOT NULL,
	CONSTRAINT "take_home_days_prod_seq_pk" PRIMARY KEY("prod_seq"),
	CONSTRAINT "take_home_days_once" UNIQUE("sales_dt","product_code"),
	CONSTRAINT "take_home_days_left" CHECK ("take_home_days"."remain_cnt" >= 0)
);
--> statement-breakpoint
CREATE TABLE "take_home_places" (
	"restaurant_code" text PRIMARY KEY NOT NULL,
	"hall_no" text NOT NULL,
	"pickup_place" text NOT NULL,
	"pickup_place_eng" text NOT NULL,
	"pickup_start_tm" text NOT NULL,
	"pickup_end_tm" text NOT NULL,
	"order_end_tm" text NOT NULL,
	"notice_txt" text NOT NULL,
	"notice_txt_eng" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "take_home_products" (
	"product_code" text PRIMARY KEY NOT NULL,
	"restaurant_code" text NOT NULL,
	"order_seq" smallint NOT NULL,
	"prod_nm" text NOT NULL,
	"prod_nm_eng" text NOT NULL,
	"menu_code" text,
	"price" integer NOT NULL,
	"kcal" numeric(10, 2) NOT NULL,
	"carbohydrate_g" numeric(10, 2) NOT NULL,
	"protein_g" numeric(10, 2) NOT NULL,
	"fat_g" numeric(10, 2) NOT NULL,
	"sugar_g" numeric(10, 2) NOT NULL,
	"fibre_g" numeric(10, 2) NOT NULL,
	"sodium_mg" numeric(10, 2) NOT NULL,
	"serving_txt" text NOT NULL,
	"serving_txt_eng" text NOT NULL,
	"cook_min" smallint,
	"prod_cntnt" text NOT NULL,
	"prod_cntnt_eng" text NOT NULL,
	"expiry_txt" text NOT NULL,
	"expiry_txt_eng" text NOT NULL,
	"allergens_known" boolean NOT NULL,
	"allergen_codes" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mall_checks" ADD CONSTRAINT "mall_checks_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_members" ADD CONSTRAINT "mall_members_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_orders" ADD CONSTRAINT "mall_orders_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_slots" ADD CONSTRAINT "pickup_slots_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_orders" ADD CONSTRAINT "smart_orders_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_orders" ADD CONSTRAINT "smart_orders_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_home_days" ADD CONSTRAINT "take_home_days_product_code_take_home_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."take_home_products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_home_places" ADD CONSTRAINT "take_home_places_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_home_products" ADD CONSTRAINT "take_home_products_menu_code_dishes_menu_code_fk" FOREIGN KEY ("menu_code") REFERENCES "public"."dishes"("menu_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_home_products" ADD CONSTRAINT "take_home_products_place" FOREIGN KEY ("restaurant_code") REFERENCES "public"."take_home_places"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "smart_orders_standing" ON "smart_orders" USING btree ("hc_id","item_id") WHERE status = 'RESERVED';--> statement-breakpoint
CREATE INDEX "smart_orders_day" ON "smart_orders" USING btree ("hc_id","menu_dt");--> statement-breakpoint
CREATE INDEX "take_home_days_product" ON "take_home_days" USING btree ("product_code");