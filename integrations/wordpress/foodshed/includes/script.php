<?php
/**
 * Foodshed's script: once, without blocking, and only on pages with a widget.
 *
 * @package Foodshed
 */

namespace Foodshed;

const SCRIPT = 'foodshed-embed';

add_filter( 'script_loader_tag', __NAMESPACE__ . '\load_without_blocking', 10, 2 );

/** Adds the script to the page that is being made; again makes no difference. */
function enqueue_script(): void {
	// Without a version: the address always has the current script. WordPress 6.3 and later knows the strategy.
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_enqueue_script(
		SCRIPT,
		settings()['address'] . '/embed/v1.js',
		array(),
		null,
		array(
			'strategy'  => 'async',
			'in_footer' => true,
		)
	);
}

/**
 * Makes the script asynchronous in a WordPress that has no loading strategies.
 *
 * @param string $tag    The `<script>`.
 * @param string $handle Which script it is.
 */
function load_without_blocking( $tag, $handle ) {
	return SCRIPT === $handle && ! preg_match( '/\sasync\b/', $tag ) ? str_replace( '<script ', '<script async ', $tag ) : $tag;
}
