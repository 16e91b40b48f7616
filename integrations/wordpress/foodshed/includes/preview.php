<?php
/**
 * A widget on a page of this very site that nobody else sees: its theme, its fonts, its colours. The block editor and the builder of
 * the settings show it in a frame.
 *
 * @package Foodshed
 */

namespace Foodshed;

const PREVIEW = 'foodshed_preview';

add_action( 'init', __NAMESPACE__ . '\prepare_preview' );

/** The address of a preview; the scripts add what to try out. */
function preview_url(): string {
	return add_query_arg( '_wpnonce', wp_create_nonce( PREVIEW ), home_url( '/' ) );
}

/**
 * What this request asks to be tried out: `element`, its attributes as `values`, and whether it shall be `bare`; null where it asks
 * for nothing, or may not.
 */
function previewed(): ?array {
	if ( ! isset( $_GET[ PREVIEW ], $_GET['_wpnonce'] ) || ! is_string( $_GET[ PREVIEW ] ) || ! is_string( $_GET['_wpnonce'] ) ) {
		return null;
	}
	if ( ! wp_verify_nonce( sanitize_key( $_GET['_wpnonce'] ), PREVIEW ) || ! current_user_can( 'edit_posts' ) ) {
		return null;
	}
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- the widget judges every value.
	$asked = json_decode( wp_unslash( $_GET[ PREVIEW ] ), true );
	return array(
		'element' => is_string( $asked['element'] ?? null ) ? $asked['element'] : '',
		'values'  => is_array( $asked['values'] ?? null ) ? $asked['values'] : array(),
		'bare'    => ! empty( $asked['bare'] ),
	);
}

/** Puts the page together that the preview stands on. */
function prepare_preview(): void {
	$asked = previewed();
	if ( null === $asked ) {
		return;
	}
	add_filter( 'show_admin_bar', '__return_false' );
	add_filter( 'wp_robots', 'wp_robots_no_robots' );
	add_action( 'send_headers', 'nocache_headers' );
	add_action( 'send_headers', 'send_frame_options_header' );
	if ( $asked['bare'] ) {
		add_action(
			'template_redirect',
			static function () use ( $asked ) {
				bare_preview( $asked );
				exit;
			},
			0
		);
		return;
	}
	remove_filter( 'template_redirect', 'redirect_canonical' );
	add_filter( 'the_posts', __NAMESPACE__ . '\page_of_preview', 10, 2 );
	add_filter(
		'the_content',
		static function ( $content ) use ( $asked ) {
			return PREVIEW === get_post()->post_name ? widget( $asked['element'], $asked['values'], true ) : $content;
		},
		PHP_INT_MAX
	);
}

/**
 * The widget alone, with the style sheets of the theme: for the block editor, which has the rest of the page around it.
 *
 * @param array $asked As `previewed` answers it.
 */
function bare_preview( array $asked ): void {
	// Rendered first, so that its script is known when the footer is printed.
	$widget = widget( $asked['element'], $asked['values'], true );
	?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head><meta charset="<?php bloginfo( 'charset' ); ?>"><meta name="viewport" content="width=device-width, initial-scale=1"><?php wp_head(); ?></head>
<body <?php body_class(); ?> style="min-height:0;padding:0">
	<?php
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- made of escaped parts.
	echo '<div style="display:flow-root">' . $widget . '</div>';
	wp_footer();
	?>
</body>
</html>
	<?php
}

/**
 * A page that is in no database takes the place of what the address would show.
 *
 * @param array     $posts Found by the query.
 * @param \WP_Query $query The query.
 */
function page_of_preview( $posts, $query ) {
	if ( ! $query->is_main_query() ) {
		return $posts;
	}
	$page = new \WP_Post(
		(object) array(
			'ID'             => -1,
			'post_author'    => get_current_user_id(),
			'post_date'      => current_time( 'mysql' ),
			'post_date_gmt'  => current_time( 'mysql', true ),
			'post_title'     => __( 'Preview', 'foodshed' ),
			'post_name'      => PREVIEW,
			'post_content'   => ' ',
			'post_status'    => 'publish',
			'post_type'      => 'page',
			'comment_status' => 'closed',
			'ping_status'    => 'closed',
			'filter'         => 'raw',
		)
	);
	wp_cache_set( $page->ID, $page, 'posts' );
	$query->is_page           = true;
	$query->is_singular       = true;
	$query->is_home           = false;
	$query->is_front_page     = false;
	$query->is_404            = false;
	$query->queried_object    = $page;
	$query->queried_object_id = $page->ID;
	return array( $page );
}
